import type { Language } from 'shared-contracts/values/limits';
import type { PdfAttachment } from './archive.ts';

export type PdfField = { label: string; value: string };
export type PdfColumn = {
  header: string;
  /** Relative to the other columns. */
  width: number;
  align?: 'end';
};
/** A `sum` is bold below a line. A `note` is grey, and its first cell spans the table. */
export type PdfRow = { kind?: 'sum' | 'note'; cells: readonly string[] };
export type TotalLine = PdfField & { isGrand?: boolean };

/** A QR code with lines below it, or next to it on a label. `barcode`: the content of a Code 128 below them. */
export type PdfCode = { content: string; title: string; lines: readonly string[]; barcode?: string };

/** Receipt and payment part of a Swiss QR-bill, as printed. `content`: of its QR code; `debtor: null`: the payer writes it. */
export type PdfQrBill = {
  content: string;
  texts: Record<
    | 'paymentPart'
    | 'receipt'
    | 'account'
    | 'reference'
    | 'message'
    | 'payableBy'
    | 'payableByBlank'
    | 'currency'
    | 'amount'
    | 'acceptancePoint'
    | 'separate',
    string
  >;
  account: string;
  creditor: readonly string[];
  debtor: readonly string[] | null;
  reference: string | null;
  message: string;
  currency: string;
  amount: string;
};

/** Sections follow one another; only tables and long texts break across pages. */
export type PdfSection =
  | { kind: 'heading'; text: string; /** At the end of the line. */ aside?: string }
  | { kind: 'text'; text: string }
  | { kind: 'fields'; fields: readonly PdfField[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly PdfRow[] }
  | { kind: 'totals'; lines: readonly TotalLine[] }
  /** A QR code with its lines and its barcode next to it. */
  | { kind: 'code'; code: PdfCode }
  /** At the bottom of a page, below its footer. */
  | { kind: 'qrBill'; bill: PdfQrBill }
  /** QR codes, five per row. */
  | { kind: 'codes'; codes: readonly PdfCode[] }
  /** Framed fields, as forms have them: two per row, at least so high. */
  | { kind: 'boxes'; boxes: readonly PdfField[]; perRow?: number; minHeight?: number }
  /** Adhesive labels, six per page, each with its codes. */
  | { kind: 'labels'; labels: readonly PdfCode[] }
  /** A page break. */
  | { kind: 'page' }
  /** Signature lines, two per row. */
  | { kind: 'signatures'; labels: readonly string[] };

/** A printable document as data. Texts are printed literally. */
export type PdfDocument = {
  /** The language of the texts. */
  language: Language;
  title: string;
  /** The number of the printed record: `T-000104`. */
  number: string;
  /** The issuer. Its logo is printed if it is a PNG or JPEG. */
  organization: { name: string; logo: Buffer | null };
  fields: readonly PdfField[];
  sections: readonly PdfSection[];
  /** Printed on every page next to its number. */
  footer: string;
  /** A word across every page, such as that it is a draft. */
  watermark?: string;
  /** Written as PDF/A-3 with these files in it. */
  archive?: { attachments: readonly PdfAttachment[] };
  /** Unix seconds. */
  createdAt: number;
};
