import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PdfDocument } from './document.ts';
import { dateText } from './text.rules.ts';

const MIME = 'application/pdf';

/** The answer of a route that sends a PDF. */
export const PdfFile = {
  description: 'OK',
  content: { [MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

/** `2026-11-20 manifest T-000104.pdf`, by the reader's day; what a file system or a header could misread becomes a dash. */
export function pdfName(name: string, createdAt: number, zone: string) {
  const day = dateText(createdAt, zone).split('.').toReversed().join('-');
  return `${day} ${name.replaceAll(/[^\w .()-]+/g, '-')}.pdf`;
}

/** The paper as a file. What writes it is heavy, and fetched by the first that is written. */
export const pdfOf = async (document: PdfDocument): Promise<Buffer> =>
  (await import('./write-pdf.ts')).writePdf(document);

/** Sends a paper as a file. @param name of `pdfName` */
export async function sendPdf(reply: FastifyReply, name: string, document: PdfDocument) {
  const content = await pdfOf(document);
  return reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(MIME)
    .send(content);
}
