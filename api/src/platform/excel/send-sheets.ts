import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import type { Sheet } from './columns.ts';
import { writeSheets } from './write-sheet.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The answer of a route that sends an Excel file. */
export const ExcelFile = {
  description: 'OK',
  content: { [MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

/** Sends an Excel file while it is written. @param name with its ending, in plain letters */
export function sendSheets(reply: FastifyReply, name: string, sheets: readonly Sheet[]) {
  const stream = new PassThrough();
  // What goes wrong ends the stream, and with it the answer; the log has it from there.
  void writeSheets(stream, sheets).catch((error: Error) => stream.destroy(error));
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(MIME).send(stream);
}
