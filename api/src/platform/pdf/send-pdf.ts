import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PdfDocument } from './document.ts';
import { formatDate } from './format.rules.ts';

const MIME = 'application/pdf';

/** The response schema of a route that sends a PDF. */
export const PdfResponse = {
  description: 'OK',
  content: { [MIME]: { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
};

/** `2026-11-20 manifest T-000104.pdf`, with the date in the reader's time zone. Unsafe characters become dashes. */
export function toPdfFileName(name: string, createdAt: number, zone: string) {
  const day = formatDate(createdAt, zone).split('.').toReversed().join('-');
  return `${day} ${name.replaceAll(/[^\w .()-]+/g, '-')}.pdf`;
}

/** Loads the PDF libraries on first use. */
export const renderPdf = async (document: PdfDocument): Promise<Buffer> =>
  (await import('./write-pdf.ts')).writePdf(document);

/** @param name from `toPdfFileName` */
export async function sendPdf(reply: FastifyReply, name: string, document: PdfDocument) {
  const content = await renderPdf(document);
  return reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(MIME)
    .send(content);
}
