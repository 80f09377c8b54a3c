import type { Insertable } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import {
  bookRates,
  SUBJECT_COLUMN,
  computeBills,
  type ComputedBill,
  toFrozenValues,
} from '../../src/finance/public.ts';
import { notify } from '../../src/identity/public.ts';
import { greatCircleRouting } from '../../src/network/public.ts';
import type { Db, Tables } from '../../src/platform/database/database.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import { DAY, HOUR } from '../builders/context.ts';
import { findJustBilled } from './bill-stories.ts';
import type { Cast } from './cast.ts';

type Row = Insertable<Tables['bills']>;
/** The state of a bill; `approved` only for billed records. */
type Standing = 'approved' | 'submitted' | 'sentBack' | 'edited';
/** The states assigned to completed, unbilled records in rotation; the others stay untouched drafts. */
const TURNS: readonly (Standing | null)[] = ['submitted', null, 'edited', null, 'sentBack', null];
const CHARGES = JSON.stringify([
  { name: 'Expressway toll', amount: '1450.00' },
  { name: 'Port gate pass', amount: '600.00' },
]);

/** `justBilled`: an order whose bill is approved now. `inEuro`: an order without extra charges. */
type Stories = { justBilled: string; inEuro: string };
type Billing = Stories & { db: Db; now: number; of: BillSubject; author: string; approver: string };

/** A bill in its state with its timestamps; its submitter has not approved it. */
async function place(
  { db, now, of, author, approver }: Billing,
  bill: ComputedBill,
  standing: Standing,
  billedAt: number,
) {
  const {
    billed: { id, organizationId, number },
    figures,
    partnerId,
    stored,
  } = bill;
  const submittedAt = standing === 'approved' ? billedAt - 20 * HOUR : now - 3 * HOUR;
  const submitted = { ...toFrozenValues(figures, partnerId), submittedBy: author, submittedAt };
  const columns: Record<Standing, Partial<Row>> = {
    edited: { revision: 1 },
    submitted: { ...submitted, state: 'submitted', revision: 1 },
    approved: { ...submitted, state: 'approved', revision: 2, approvedBy: approver, approvedAt: billedAt },
    sentBack: {
      revision: 2,
      sentBackBy: approver,
      sentBackAt: now - 2 * HOUR,
      sentBackReason: 'The gate pass is paid by the consignee, please take it off',
    },
  };
  const row = { ...columns[standing], organizationId, [SUBJECT_COLUMN[of]]: id, createdAt: submittedAt };
  const { id: subjectId } = stored
    ? await db
        .updateTable('bills')
        .set(columns[standing])
        .where('id', '=', stored.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db.insertInto('bills').values(row).returning('id').executeTakeFirstOrThrow();
  const { contract, taxBase, vat, total } = figures;
  if (standing === 'approved' && contract && partnerId && taxBase !== null && vat !== null && total !== null)
    await bookRates(db, {
      billId: subjectId,
      billVersion: 1,
      organizationIds: [organizationId, partnerId],
      currency: contract.billingCurrency,
      net: taxBase,
      tax: vat,
      total,
      at: billedAt,
      zone: 'Asia/Colombo',
    });
  const line = { subject: 'bill' as const, subjectId, organizationId };
  const by = (userId: string) => ({ userId, actorId: null, organizationId });
  if (standing !== 'edited')
    await recordTimeline(db, by(author), {
      ...line,
      event: 'submit',
      from: 'draft',
      to: 'submitted',
      occurredAt: submittedAt,
    });
  if (standing === 'approved')
    await recordTimeline(db, by(approver), {
      ...line,
      event: 'approve',
      from: 'submitted',
      to: 'approved',
      occurredAt: billedAt,
    });
  if (standing === 'sentBack')
    await recordTimeline(db, by(approver), {
      ...line,
      event: 'sendBack',
      from: 'submitted',
      to: 'draft',
      reason: columns.sentBack.sentBackReason ?? null,
      occurredAt: now - 2 * HOUR,
    });
  if (standing === 'submitted')
    await notify(db, null, {
      to: { userIds: [approver] },
      kind: 'billWaiting',
      subjectId: id,
      values: { of, number },
      at: submittedAt,
    });
}

const charged = (
  db: Db,
  of: BillSubject,
  { id, organizationId }: { id: string; organizationId: string },
  now: number,
  contractId: string | null,
) =>
  db
    .insertInto('bills')
    .values({ organizationId, [SUBJECT_COLUMN[of]]: id, contractId, extraCharges: CHARGES, createdAt: now - DAY })
    .execute();

type Done = { id: string; organizationId: string; stage: string; stageChangedAt: number };

/** @param contractId for trips, which have no contract of their own here */
async function billAll(billing: Billing, done: readonly Done[], contractId: string | null) {
  const { db, now, of, justBilled, inEuro } = billing;
  const turns = done
    .map((one, i) => ({
      ...one,
      standing: one.stage === 'billed' ? ('approved' as const) : (TURNS[i % TURNS.length] ?? null),
    }))
    .filter(({ standing }) => standing !== null);
  for (const [i, one] of turns.entries())
    if (one.id !== inEuro && (contractId !== null || i % 2 === 0)) await charged(db, of, one, now, contractId);
  const computed = await computeBills(
    db,
    greatCircleRouting,
    of,
    turns.map(({ id }) => id),
  );
  for (const { id, standing, stageChangedAt } of turns) {
    const bill = computed.get(id);
    if (bill && standing) await place(billing, bill, standing, id === justBilled ? now : stageChangedAt);
    if (bill && standing === 'approved' && of === 'order')
      await db.updateTable('orders').set({ actualCost: bill.figures.net }).where('id', '=', id).execute();
  }
}

const DONE = [
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'completed',
  'manualCompleted',
  'incomplete',
  'billed',
] as const;

const doneIn = (db: Db, table: 'orders' | 'trips', organizationId: string) =>
  db
    .selectFrom(table)
    .select(['id', 'organizationId', 'stage', 'stageChangedAt'])
    .where('organizationId', '=', organizationId)
    .where('stage', 'in', DONE as never)
    .orderBy('stageChangedAt')
    .orderBy('id')
    .execute();

/** Bills the oldest untouched order of Harvest by rates that are no longer in force, which needs an override. */
async function billByOldRates(db: Db, now: number, organizationId: string) {
  const contract = await db
    .selectFrom('contracts')
    .select(['id', 'partnerId'])
    .where('organizationId', '=', organizationId)
    .where('isDisabled', '=', true)
    .executeTakeFirstOrThrow();
  const order = await db
    .selectFrom('orders')
    .leftJoin('bills', 'bills.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.organizationId', '=', organizationId)
    .where('orders.partnerId', '=', contract.partnerId)
    .where('orders.stage', '=', 'delivered')
    .where('bills.id', 'is', null)
    .orderBy('orders.stageChangedAt')
    .orderBy('orders.id')
    .limit(1)
    .executeTakeFirst();
  if (order)
    await db
      .insertInto('bills')
      .values({ organizationId, orderId: order.id, contractId: contract.id, createdAt: now - DAY })
      .execute();
}

/** Bills in every state: approved for billed orders and trips; others waiting, sent back or with extra charges. */
export async function bills(db: Db, now: number, cast: Cast, inEuro: string) {
  const { companies, people, contracts } = cast;
  const { root } = people;
  const stories = { justBilled: await findJustBilled(db, cast), inEuro };
  const WHO = [
    ['harvest', people.planner, people.owner],
    ['lagoon', people.lagoon, root],
    ['meridian', root, people.control],
    ['serendib', root, people.dispatcher],
  ] as const;
  for (const [company, author, approver] of WHO) {
    await billAll(
      { db, now, of: 'order', author: author.id, approver: approver.id, ...stories },
      await doneIn(db, 'orders', companies[company].id),
      null,
    );
  }
  for (const [company, approver] of [
    ['serendib', people.dispatcher],
    ['carriers', people.carrier],
  ] as const) {
    await billAll(
      { db, now, of: 'trip', author: root.id, approver: approver.id, ...stories },
      await doneIn(db, 'trips', companies[company].id),
      contracts.feeder.id,
    );
  }
  await billByOldRates(db, now, companies.harvest.id);
}
