import type { EdiProblem, EdiSyntax } from 'shared-contracts/values/edi';
import { parseEdifact } from './edifact/edifact.rules.ts';
import { expectedEdifactSource, readTransportOrder } from './edifact/transport-order.rules.ts';
import { readFreightInvoice } from './reports/freight-invoice-in.rules.ts';
import type { CarrierStep } from './reports/carrier-report.rules.ts';
import { readShipmentStatus, readTenderResponse } from './reports/shipment-status-in.rules.ts';
import { readTransportStatus } from './reports/transport-status-in.rules.ts';
import { expectedSource, readLoadTender, type TenderCells } from './load-tender.rules.ts';
import { readInstructionPurpose, type ReadPurpose, readTenderPurpose } from './tender-purpose.rules.ts';
import { type Interchange, parseX12, type TransactionSet } from './x12.rules.ts';

export type SyntaxName = EdiSyntax;

/** How each syntax represents orders. `header`: the first segment of a set. */
type Syntax = {
  header: string;
  orders: readonly string[];
  /** Reports of carriers about orders that were tendered to them. */
  reports: Record<string, (set: TransactionSet) => { steps: CarrierStep[] } | { problem: EdiProblem }>;
  /**
   * Acknowledgements of messages sent before: stored, but not acknowledged themselves. The portal writes the first
   * kind.
   */
  acknowledgements: readonly [string, ...string[]];
  readPurpose: (set: TransactionSet) => ReadPurpose;
  readOrder: (set: TransactionSet) => TenderCells;
  expectedSource: (title: string) => Pick<EdiProblem, 'segment' | 'position' | 'element'>;
};

export const SYNTAXES: Record<SyntaxName, Syntax> = {
  x12: {
    header: 'ST',
    orders: ['204'],
    reports: { '990': readTenderResponse, '214': readShipmentStatus, '210': readFreightInvoice },
    acknowledgements: ['997', '999', 'TA1'],
    readPurpose: readTenderPurpose,
    readOrder: readLoadTender,
    expectedSource,
  },
  edifact: {
    header: 'UNH',
    orders: ['IFTMIN'],
    reports: { IFTSTA: readTransportStatus },
    acknowledgements: ['CONTRL'],
    readPurpose: readInstructionPurpose,
    readOrder: readTransportOrder,
    expectedSource: expectedEdifactSource,
  },
};

export const findReport = (syntax: SyntaxName, code: string) =>
  Object.hasOwn(SYNTAXES[syntax].reports, code) ? SYNTAXES[syntax].reports[code] : undefined;

/** Whether the set can be executed. */
export const isSupported = (syntax: SyntaxName, code: string) =>
  SYNTAXES[syntax].orders.includes(code) || findReport(syntax, code) !== undefined;

export const isAcknowledgement = (syntax: SyntaxName, code: string) => SYNTAXES[syntax].acknowledgements.includes(code);

/** EDIFACT begins with UNA or UNB; anything else is read as X12. */
export const syntaxOf = (text: string): SyntaxName => (/^\s*UN[AB]/.test(text) ? 'edifact' : 'x12');

export type ReadInterchange = { syntax: SyntaxName; interchange: Interchange };

/** Reads an interchange of either syntax, or names what is wrong with its envelope. */
export function parseEdi(text: string): ReadInterchange | { problem: EdiProblem } {
  const syntax = syntaxOf(text);
  const parsed = syntax === 'edifact' ? parseEdifact(text) : parseX12(text);
  return 'problem' in parsed ? parsed : { syntax, ...parsed };
}
