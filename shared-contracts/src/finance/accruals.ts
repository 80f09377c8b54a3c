import { z } from 'zod';
import { Day, Id, NamedRef, pageOf, Paging, Revision, ShipperCode, sortBy, UnixTime } from '../common.ts';
import { ACCRUAL_ACTIONS, ACCRUAL_PROGRESS, ACCRUAL_SIDES, ACCRUAL_STATES } from '../values/finance/accruals.ts';
import { BILL_PROVISIONAL_REASONS, BILL_STATES, BILL_SUBJECTS } from '../values/finance/bills.ts';
import { Month } from './month-locks.ts';
import { Amount } from './rated-trips.ts';

/** For one side and currency. `billed`: the amount invoiced since; `open`: accrued and not invoiced yet. */
export const AccrualTotal = z.object({
  side: z.enum(ACCRUAL_SIDES),
  currency: z.string(),
  items: z.int(),
  amount: Amount,
  billed: Amount,
  difference: Amount,
  open: Amount,
});

/** Deliveries that were not invoiced by the end of a month. */
export const AccrualRun = z.object({
  id: Id,
  month: Month,
  state: z.enum(ACCRUAL_STATES),
  revision: Revision,
  items: z.int(),
  /** The number without an amount, because no contract applies. */
  withoutAmount: z.int(),
  totals: z.array(AccrualTotal),
  calculatedAt: UnixTime,
  postedAt: UnixTime.nullable(),
  postedBy: z.string().nullable(),
  /** The first day of the next month. */
  reversedOn: Day,
  actions: z.array(z.enum(ACCRUAL_ACTIONS)),
});
export const AccrualRunQuery = Paging.extend({ sort: sortBy(['month']).default('-month') });
export const AccrualRunPage = pageOf(AccrualRun);

/** `POST /accrual-runs`: calculates the preview of a month, again if there is one. 409 `accrualPosted`, `monthNotBegun` */
export const AccrualRunInput = z.object({ month: Month });

/** `GET /accruals`: the orders and trips of runs. `billed` and `difference`: null until the invoice has come. */
export const AccrualRow = z.object({
  id: Id,
  month: Month,
  side: z.enum(ACCRUAL_SIDES),
  of: z.enum(BILL_SUBJECTS),
  subject: z.object({ id: Id, number: z.string(), shipperCode: ShipperCode, reference: z.string().nullable() }),
  partner: NamedRef,
  contract: z.string().nullable(),
  deliveredAt: UnixTime,
  /** The state of the bill when the run was calculated. */
  state: z.enum(BILL_STATES),
  /** Why the amount is provisional. */
  reasons: z.array(z.enum(BILL_PROVISIONAL_REASONS)),
  amount: Amount.nullable(),
  currency: z.string().nullable(),
  invoice: z.string().nullable(),
  billed: Amount.nullable(),
  difference: Amount.nullable(),
});
export const AccrualQuery = Paging.extend({
  runId: Id.optional(),
  side: z.enum(ACCRUAL_SIDES).optional(),
  of: z.enum(BILL_SUBJECTS).optional(),
  progress: z.enum(ACCRUAL_PROGRESS).optional(),
  partnerId: Id.optional(),
  sort: sortBy(['deliveredAt', 'number', 'partner', 'amount', 'difference']).default('deliveredAt'),
});
export const AccrualPage = pageOf(AccrualRow);

export type AccrualTotal = z.infer<typeof AccrualTotal>;
export type AccrualRun = z.infer<typeof AccrualRun>;
export type AccrualRunQuery = z.output<typeof AccrualRunQuery>;
export type AccrualRunInput = z.infer<typeof AccrualRunInput>;
export type AccrualRow = z.infer<typeof AccrualRow>;
export type AccrualQuery = z.output<typeof AccrualQuery>;
