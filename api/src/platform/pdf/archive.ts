import { escapeXml } from '../excel/cell-text.rules.ts';
import { toPrintable } from './scripts.rules.ts';

/** A file embedded in a PDF with the same content in machine-readable form. */
export type PdfAttachment = { name: string; mime: string; description: string; content: Buffer };

/** PDF/A-3: fonts are embedded anyway; the output intent and the conformance are written by the library. */
export const ARCHIVE_OPTIONS = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const;

/** `createdAt` in unix seconds. */
type Archived = { title: string; author: string; createdAt: number; attachments: readonly PdfAttachment[] };

/** Title and author as XMP, which the library doesn't escape; in an archive they may not differ from those of `Info`. */
const toXmp = ({ title, author }: Archived) => `
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(toPrintable(title))}</rdf:li></rdf:Alt></dc:title>
    <dc:creator><rdf:Seq><rdf:li>${escapeXml(toPrintable(author))}</rdf:li></rdf:Seq></dc:creator>
  </rdf:Description>`;

/** Adds to a file that was created with the options above what an archive has. */
export function archive(pdf: PDFKit.PDFDocument, archived: Archived): void {
  pdf.appendXML(toXmp(archived));
  const date = new Date(archived.createdAt * 1_000);
  for (const { name, mime: type, description, content } of archived.attachments) {
    // The types lack the relationship.
    const options = { name, type, description, creationDate: date, modifiedDate: date, relationship: 'Alternative' };
    pdf.file(content, options);
  }
}
