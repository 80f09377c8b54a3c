import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { findZone } from '../time-zones.rules.ts';

export type Source = Pick<EdiProblem, 'segment' | 'position' | 'element'>;
/** Such as `2026-12-01 08:00`. `zone`: null for that of the user who sends it to the portal. */
export type ReportedTime = { text: string; zone: string | null };

/** What a carrier's report is about. `number`: that of the tendered order. */
type About = { number: string; source: Source };
export type Answer = About & { kind: 'answer'; isAccepted: boolean; reason: string | null };
/**
 * `events`: the possible ones, of which the first that is open counts; empty if it changes nothing. `stop`: its
 * number, from 1.
 */
export type Status = About & {
  kind: 'status';
  events: readonly OrderEvent[];
  at: ReportedTime | null;
  stop: number | null;
  reason: string | null;
};
export type InvoiceLine = { description: string; net: string };
/** Days as in `2026-12-01`. */
export type CarrierInvoice = About & {
  kind: 'invoice';
  invoiceNumber: string;
  issuedOn: string;
  dueOn: string | null;
  /** Null: that of the order's contract. */
  currency: string | null;
  lines: readonly InvoiceLine[];
  tax: string;
};
export type CarrierStep = Answer | Status | CarrierInvoice;

/** `element` null: the segment is missing. */
export const problemAt = (source: Source, message: string): { problem: EdiProblem } => ({
  problem: { ...source, message },
});

export const NO_NUMBER = 'The number of the order is missing';

const TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)/;
/** @param digits such as `202612010800` @returns null for an invalid time or an unknown zone */
export function toReportedTime(digits: string, zone: string): ReportedTime | null {
  const [, year, month, day, hours, minutes] = TIME.exec(digits) ?? [];
  const found = findZone(zone);
  if (!year || found === undefined) return null;
  return { text: `${year}-${month}-${day} ${hours}:${minutes}`, zone: found };
}

/** Events that must happen before others: carriers often report only the later one. */
export const IMPLIED: Partial<Record<OrderEvent, OrderEvent>> = {
  startLoading: 'arriveAtPickup',
  completeLoading: 'arriveAtPickup',
  depart: 'arriveAtPickup',
  finishDrop: 'arriveAtDrop',
  deliver: 'arriveAtDrop',
};
