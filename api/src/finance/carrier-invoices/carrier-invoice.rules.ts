import {
  CARRIER_INVOICE_ACTIONS,
  CARRIER_INVOICE_STATUSES,
  type CarrierInvoiceAction,
  type CarrierInvoiceSource,
  type CarrierInvoiceStatus,
} from 'shared-contracts/values/finance/carrier-invoices';
import type { InvoiceComparisonRow } from 'shared-contracts/finance/carrier-invoices';

export type CarrierInvoiceSide = 'payer' | 'payee';
/** `writer`: works on orders, trips or bills; `approver`: approves bills. */
export type CarrierInvoiceRole = `${CarrierInvoiceSide}${'Writer' | 'Approver'}`;
/** Input of the rules. `proposedBy`: the side of the newest proposal; `receivers`: who entered the invoice. */
export type CarrierInvoiceContext = {
  status: CarrierInvoiceStatus;
  source: CarrierInvoiceSource;
  isCreditNote: boolean;
  rows: readonly InvoiceComparisonRow[];
  proposedBy: CarrierInvoiceSide | null;
  receivers: readonly string[];
};
export type CarrierInvoiceActor = {
  side: CarrierInvoiceSide;
  roles: readonly CarrierInvoiceRole[];
  people: readonly string[];
};

type Guard = 'isCreditNote' | 'notEntered' | 'noProposal' | 'notComparable' | 'currencyDiffers' | 'fourEyes';
export type CarrierInvoiceViolation = 'forbidden' | 'carrierInvoiceStatus' | Guard;
type ActionRule = {
  from: readonly CarrierInvoiceStatus[];
  who: readonly CarrierInvoiceRole[];
  guards?: readonly Guard[];
};

const UNDISPUTED = ['received', 'matched', 'differs'] as const;
const PAYER: readonly CarrierInvoiceRole[] = ['payerWriter', 'payerApprover'];
const APPROVERS: readonly CarrierInvoiceRole[] = ['payerApprover', 'payeeApprover'];

/**
 * Received → matched or differs → disputed → agreed → approved; rejected before it is approved. Credit notes aren't disputed:
 * the carrier sends another one.
 */
export const CARRIER_INVOICE_RULES: Record<CarrierInvoiceAction, ActionRule> = {
  edit: { from: UNDISPUTED, who: PAYER, guards: ['notEntered'] },
  attach: { from: [...UNDISPUTED, 'disputed', 'agreed'], who: PAYER, guards: ['notEntered'] },
  match: { from: UNDISPUTED, who: PAYER },
  dispute: { from: UNDISPUTED, who: PAYER, guards: ['isCreditNote'] },
  message: { from: ['disputed', 'agreed'], who: [...PAYER, 'payeeWriter', 'payeeApprover'] },
  propose: { from: ['disputed'], who: APPROVERS, guards: ['currencyDiffers'] },
  accept: { from: ['disputed'], who: APPROVERS, guards: ['noProposal', 'currencyDiffers'] },
  acceptInvoiced: { from: ['differs', 'disputed'], who: ['payerApprover'], guards: ['isCreditNote', 'notComparable'] },
  approve: { from: ['matched', 'agreed'], who: ['payerApprover'], guards: ['fourEyes'] },
  reject: { from: [...UNDISPUTED, 'disputed', 'agreed'], who: ['payerApprover'] },
  credit: { from: CARRIER_INVOICE_STATUSES, who: PAYER, guards: ['isCreditNote'] },
};

const has = ({ rows }: CarrierInvoiceContext, ...wanted: InvoiceComparisonRow['differences']) =>
  rows.some(({ differences }) => differences.some((difference) => wanted.includes(difference)));

const VIOLATES: Record<Guard, (invoice: CarrierInvoiceContext, actor: CarrierInvoiceActor) => boolean> = {
  isCreditNote: ({ isCreditNote }) => isCreditNote,
  notEntered: ({ source }) => source !== 'entered',
  noProposal: ({ proposedBy }, { side }) => proposedBy === null || proposedBy === side,
  notComparable: (invoice) => has(invoice, 'missingHere', 'currency', 'otherInvoice'),
  currencyDiffers: (invoice) => has(invoice, 'currency'),
  fourEyes: ({ receivers }, { people }) => receivers.some((person) => people.includes(person)),
};

/** Why the actor may not perform the action; null if they may. */
export function violationOf(
  action: CarrierInvoiceAction,
  invoice: CarrierInvoiceContext,
  actor: CarrierInvoiceActor,
): CarrierInvoiceViolation | null {
  const { from, who, guards } = CARRIER_INVOICE_RULES[action];
  if (!who.some((role) => actor.roles.includes(role))) return 'forbidden';
  if (!from.includes(invoice.status)) return 'carrierInvoiceStatus';
  return guards?.find((guard) => VIOLATES[guard](invoice, actor)) ?? null;
}

export const actionsOf = (invoice: CarrierInvoiceContext, actor: CarrierInvoiceActor): CarrierInvoiceAction[] =>
  CARRIER_INVOICE_ACTIONS.filter((action) => violationOf(action, invoice, actor) === null);

/** The carrier doesn't see how an invoice compares before it is disputed. */
export const statusFor = (side: CarrierInvoiceSide, status: CarrierInvoiceStatus): CarrierInvoiceStatus =>
  side === 'payee' && (status === 'matched' || status === 'differs') ? 'received' : status;
