/** An incoming payment of a bank statement. */
export type StatementLine = {
  line: number;
  /** `YYYY-MM-DD`; null: unreadable. */
  day: string | null;
  /** With two places; null: unreadable. */
  amount: string | null;
  /** Null: the file doesn't say. */
  currency: string | null;
  payer: string | null;
  /** Whatever may name invoices. */
  text: string;
  /** Of the account and of the bank; empty if the file has none. */
  bankReference: string;
};
export type Statement = { lines: StatementLine[]; outgoing: number };
