import type { Selectable } from 'kysely';
import type { CarrierInvoiceAction } from 'shared-contracts/values/finance/carrier-invoices';
import { hasAccess, type Model } from 'shared-contracts/values/identity/access';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { needs } from '../../platform/access/needs.ts';
import type { Tables } from '../../platform/database/database.ts';
import { type AppError, conflict, forbidden } from '../../platform/errors/app-error.ts';
import {
  CARRIER_INVOICE_RULES,
  type CarrierInvoiceActor,
  type CarrierInvoiceContext,
  type CarrierInvoiceRole,
  type CarrierInvoiceSide,
  type CarrierInvoiceViolation,
} from './carrier-invoice.rules.ts';

const write = (model: Model) => ({ model, action: 'write' }) as const;
/** Anyone who works on orders, trips or their bills. */
export const WRITE = needs('order', 'write', {
  or: [write('trip'), write('orderBillApprove'), write('tripBillApprove')],
});

/** `proposerId`: the organization of the newest proposal. */
type Found = Selectable<Tables['carrierInvoices']> & { proposerId: string | null };
type Sides = Pick<Found, 'organizationId' | 'partnerId'>;
/** Root acts as the payer. */
export const sideOf = ({ organizationId }: Pick<Caller, 'organizationId'>, invoice: Sides): CarrierInvoiceSide =>
  organizationId === invoice.partnerId && organizationId !== invoice.organizationId ? 'payee' : 'payer';

const WRITERS = ['order', 'trip'] as const;
const APPROVERS = ['orderBillApprove', 'tripBillApprove'] as const;

export function toActor(caller: Caller, invoice: Sides): CarrierInvoiceActor {
  const side = sideOf(caller, invoice);
  const isParty = isRoot(caller) || [invoice.organizationId, invoice.partnerId].includes(caller.organizationId);
  const holds = (models: readonly Model[]) => isParty && models.some((model) => hasAccess(caller, write(model)));
  const roles: CarrierInvoiceRole[] = [];
  if (holds(WRITERS)) roles.push(`${side}Writer`);
  if (holds(APPROVERS)) roles.push(`${side}Approver`);
  return { side, roles, people: [caller.userId, caller.actorId].filter((id) => id !== null) };
}

export const toContext = (invoice: Found): CarrierInvoiceContext => ({
  status: invoice.status,
  source: invoice.source,
  isCreditNote: invoice.creditedId !== null,
  rows: invoice.comparison.rows,
  proposedBy: invoice.proposerId === null ? null : sideOf({ organizationId: invoice.proposerId }, invoice),
  receivers: [invoice.createdBy, invoice.createdAs].filter((id) => id !== null),
});

type Refused = Pick<Found, 'number' | 'status'>;
const ERRORS: Record<CarrierInvoiceViolation, (invoice: Refused, action: CarrierInvoiceAction) => AppError> = {
  forbidden,
  carrierInvoiceStatus: ({ number, status }, action) =>
    conflict('carrierInvoiceStatus', `Carrier invoice ${number} is ${status}`, {
      record: number,
      status,
      allowed: CARRIER_INVOICE_RULES[action].from,
    }),
  isCreditNote: ({ number }) =>
    conflict('carrierInvoiceCredit', 'A credit note is approved or rejected', { record: number }),
  notEntered: ({ number }) =>
    conflict('carrierInvoiceNotEntered', 'An e-invoice stays as its file has it', { record: number }),
  noProposal: ({ number }) =>
    conflict('carrierInvoiceNoProposal', 'The other side has not proposed an amount', { record: number }),
  notComparable: ({ number }) =>
    conflict('carrierInvoiceNotComparable', 'Lines have no bill, another tax or are on another invoice', {
      record: number,
    }),
  currencyDiffers: ({ number }) =>
    conflict('carrierInvoiceCurrency', 'The invoice is in another currency than its bills', { record: number }),
  fourEyes: ({ number }) =>
    conflict('carrierInvoiceFourEyes', 'Someone else approves an invoice than who received it', { record: number }),
};

export const toError = (why: CarrierInvoiceViolation, invoice: Refused, action: CarrierInvoiceAction): AppError =>
  ERRORS[why](invoice, action);
