/** An incoming payment of a bank statement. */
export type StatementLine = {
  line: number;
  /** `YYYY-MM-DD`; null: unreadable. */
  day: string | null;
  /** Two decimal places; null if unreadable. */
  amount: string | null;
  /** Null if the file doesn't name one. */
  currency: string | null;
  payer: string | null;
  /** Any text that may contain invoice numbers. */
  text: string;
  /** The bank's reference for the line; empty if the file has none. */
  bankReference: string;
};
export type Statement = { lines: StatementLine[]; outgoing: number };
