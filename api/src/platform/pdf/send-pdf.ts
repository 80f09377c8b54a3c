import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PdfDocument } from './document.ts';
import type { PdfInfo } from './page.ts';
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

const send = (reply: FastifyReply, name: string, content: Buffer | Readable) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(MIME)
    .send(content);

/** @param name from `toPdfFileName` */
export const sendPdf = async (reply: FastifyReply, name: string, document: PdfDocument) =>
  send(reply, name, await renderPdf(document));

/** Sends several documents as one PDF while they are written. */
export const sendPdfs = async (reply: FastifyReply, name: string, info: PdfInfo, documents: Iterable<PdfDocument>) =>
  send(reply, name, await (await import('./write-pdf.ts')).streamPdf(info, documents));
