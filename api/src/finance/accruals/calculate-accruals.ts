import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import { BILL_SUBJECTS, type BillSubject } from 'shared-contracts/values/finance/bills';
import type { Routing } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { type ComputedBill, computeBills } from '../bills/compute-bills.ts';
import { SUBJECT_COLUMN } from '../bills/stored-bills.store.ts';
import { accruedRange } from './accrual.rules.ts';
import { type NewAccrual, replaceAccruals, upsertRun } from './runs.store.ts';
import { listUnbilled, type Unbilled } from './unbilled.store.ts';

/** Loaded and rated at a time. */
const BATCH = 200;

type Services = { db: Db; routing: Routing };
/** `userId`: null for the demo. */
type Author = Pick<Caller, 'actorId' | 'organizationId'> & { userId: string | null };
type Request = { month: string; zone: string; at: number };

/** The organization's side of a bill; null if it is on neither side, or on both. */
function sideOf({ billed, partnerId }: ComputedBill, organizationId: string): AccrualSide | null {
  if (partnerId === null || partnerId === billed.organizationId) return null;
  if (billed.organizationId === organizationId) return 'payer';
  return partnerId === organizationId ? 'payee' : null;
}

function toAccrual(bill: ComputedBill, side: AccrualSide, deliveredAt: number): NewAccrual[] {
  const { billed, figures, partnerId, stored } = bill;
  const { contract, taxBase, reasons } = figures;
  if (partnerId === null) return [];
  return [
    {
      side,
      orderId: null,
      tripId: null,
      [SUBJECT_COLUMN[billed.of]]: billed.id,
      payerId: billed.organizationId,
      payeeId: partnerId,
      contractId: contract?.id ?? null,
      contractName: contract?.name ?? null,
      currency: contract?.billingCurrency ?? null,
      amount: contract ? taxBase : null,
      deliveredAt,
      state: stored?.state ?? 'draft',
      reasons,
    },
  ];
}

/** The payee doesn't see what the payer has entered on a draft: its revenue is by the contract alone. */
async function accrue(
  { db, routing }: Services,
  of: BillSubject,
  unbilled: readonly Unbilled[],
  organizationId: string,
) {
  const ids = unbilled.map(({ id }) => id);
  const [own, theirs] = [
    await computeBills(db, routing, of, ids),
    await computeBills(db, routing, of, ids, { hidesDrafts: true }),
  ];
  return unbilled.flatMap(({ id, deliveredAt }) =>
    [own.get(id), theirs.get(id)].flatMap((bill, i) => {
      const side = bill ? sideOf(bill, organizationId) : null;
      return bill && side === (['payer', 'payee'] as const)[i] ? toAccrual(bill, side, deliveredAt) : [];
    }),
  );
}

/**
 * Calculates what was delivered by the end of a month and not invoiced then, in place of an earlier preview.
 * @returns the id of the run
 * @throws 409 `accrualPosted`
 */
export async function calculateAccruals(
  services: Services,
  author: Author,
  { month, zone, at }: Request,
): Promise<string> {
  const { organizationId, userId } = author;
  const range = accruedRange(month, zone);
  const accruals: NewAccrual[] = [];
  for (const of of BILL_SUBJECTS) {
    const unbilled = await listUnbilled(services.db, of, organizationId, range);
    for (let start = 0; start < unbilled.length; start += BATCH)
      accruals.push(...(await accrue(services, of, unbilled.slice(start, start + BATCH), organizationId)));
  }
  return inTransaction(services.db, async (tx) => {
    const run = { organizationId, month, zone, endsAt: range.to, calculatedAt: at, calculatedBy: userId };
    const id = await upsertRun(tx, run);
    if (id === null) throw conflict('accrualPosted', `The accruals of ${month} are posted`, { month });
    await replaceAccruals(tx, id, accruals);
    await recordTimeline(tx, author, {
      subject: 'accrualRun',
      subjectId: id,
      event: 'calculated',
      changes: { items: { from: null, to: accruals.length } },
      occurredAt: at,
    });
    return id;
  });
}
