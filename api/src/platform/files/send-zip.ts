import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';

const MIME = 'application/zip';

/** The response schema of a route that sends a zip. */
export const ZipResponse = {
  description: 'OK',
  content: { [MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

type ZippedFile = { name: string; content: Buffer };

/** Sends files of different names as one zip. @param name in ASCII */
export function sendZip(reply: FastifyReply, name: string, files: readonly ZippedFile[]) {
  const zip = new ZipFile();
  for (const file of files) zip.addBuffer(file.content, file.name);
  zip.end();
  return reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(MIME)
    .send(zip.outputStream as Readable);
}
