import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import type { Sheet } from './columns.ts';
import { writeSheets } from './write-sheet.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The response schema of a route that sends an Excel file. */
export const ExcelResponse = {
  description: 'OK',
  content: { [MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

/** Streams an Excel file. @param name with extension, in ASCII */
export function sendSheets(reply: FastifyReply, name: string, sheets: readonly Sheet[]) {
  const stream = new PassThrough();
  // An error ends the response, and Fastify logs it.
  void writeSheets(stream, sheets).catch((error: Error) => stream.destroy(error));
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(MIME).send(stream);
}
