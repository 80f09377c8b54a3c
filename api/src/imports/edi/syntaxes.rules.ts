import type { EdiProblem } from 'shared-contracts/values/edi';
import { parseEdifact } from './edifact/edifact.rules.ts';
import { expectedEdifactSource, readTransportOrder } from './edifact/transport-order.rules.ts';
import { SUPPORTED_SETS } from './functional-ack.rules.ts';
import { expectedSource, readLoadTender, type TenderCells } from './load-tender.rules.ts';
import { type Interchange, parseX12, type TransactionSet } from './x12.rules.ts';

export type SyntaxName = 'x12' | 'edifact';

/** How each syntax says what becomes an order. `header`: the segment with which a set begins. */
type Syntax = {
  header: string;
  orders: readonly string[];
  /** Of what was sent before: they are kept, and not acknowledged themselves. */
  acknowledgement: string;
  readOrder: (set: TransactionSet) => TenderCells | { problem: EdiProblem };
  expectedSource: (title: string) => Pick<EdiProblem, 'segment' | 'position' | 'element'>;
};

export const SYNTAXES: Record<SyntaxName, Syntax> = {
  x12: { header: 'ST', orders: SUPPORTED_SETS, acknowledgement: '997', readOrder: readLoadTender, expectedSource },
  edifact: {
    header: 'UNH',
    orders: ['IFTMIN'],
    acknowledgement: 'CONTRL',
    readOrder: readTransportOrder,
    expectedSource: expectedEdifactSource,
  },
};

export const isAcknowledgement = (syntax: SyntaxName, code: string) => SYNTAXES[syntax].acknowledgement === code;

/** EDIFACT begins with UNA or UNB; anything else is read as X12. */
export const syntaxOf = (text: string): SyntaxName => (/^\s*UN[AB]/.test(text) ? 'edifact' : 'x12');

export type ReadInterchange = { syntax: SyntaxName; interchange: Interchange };

/** Reads an interchange of either syntax, or names what is wrong with its envelope. */
export function parseEdi(text: string): ReadInterchange | { problem: EdiProblem } {
  const syntax = syntaxOf(text);
  const parsed = syntax === 'edifact' ? parseEdifact(text) : parseX12(text);
  return 'problem' in parsed ? parsed : { syntax, ...parsed };
}
