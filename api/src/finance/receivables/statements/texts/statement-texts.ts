import type { StatementEntryKind } from 'shared-contracts/values/finance/aging';

/** Texts of statements of account. Placeholders are in braces. */
export type StatementTexts = {
  title: string;
  partner: string;
  period: string;
  between: string;
  account: string;
  opening: string;
  closing: string;
  date: string;
  document: string;
  reference: string;
  due: string;
  amount: string;
  balance: string;
  kind: Record<StatementEntryKind, string>;
  nothing: string;
  mail: { subject: string; text: string };
};
