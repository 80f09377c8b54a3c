import type { Routing } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type MatchedInvoice, type MatchedLine, matchInvoice } from '../matching/match-invoice.ts';
import { matchCreditNote } from './match-credit-note.ts';

/** Compares an invoice with its bills, and a credit note with the invoice that it credits. @param zone of the days of its period */
export function compareReceived(
  server: { db: Db; routing: Routing },
  { creditedId, ...invoice }: MatchedInvoice & { creditedId: string | null },
  lines: readonly MatchedLine[],
  zone: string,
) {
  if (creditedId === null) return matchInvoice(server, invoice, lines, zone);
  return matchCreditNote(server.db, { ...invoice, creditedId }, lines);
}
