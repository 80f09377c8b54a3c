import type { Language } from 'shared-contracts/values/limits';

export type Fact = { label: string; value: string };
export type PdfColumn = {
  header: string;
  /** Its share of the line, beside those of the others. */ width: number;
  align?: 'end';
};
/** A `sum` is written in bold below a line, a `note` in grey over the whole line: its first cell. */
export type PdfRow = { kind?: 'sum' | 'note'; cells: readonly string[] };
export type TotalLine = Fact & { isGrand?: boolean };

/** What stands one below the other; only tables and long texts go on over a page's end. */
export type Part =
  | { kind: 'heading'; text: string; /** At the end of its line. */ aside?: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly PdfRow[] }
  | { kind: 'totals'; lines: readonly TotalLine[] }
  /** Lines to sign on, two beside each other. */
  | { kind: 'signatures'; labels: readonly string[] };

/** A paper as data. All texts are shown as they are: nothing in them is a command, a link or markup. */
export type PdfDocument = {
  /** Of whoever reads it; the texts are in it already. */
  language: Language;
  title: string;
  /** What it is a paper of: `T-000104`. */
  number: string;
  /** Whose paper it is. A logo is shown when it is a PNG or a JPEG by its content. */
  organization: { name: string; logo: Buffer | null };
  facts: readonly Fact[];
  parts: readonly Part[];
  /** At the foot of every page, beside its number. */
  footer: string;
  /** Unix seconds. */
  createdAt: number;
};
