import type { EpcKind } from 'shared-contracts/values/finance/epc';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY } from '../builders/context.ts';
import { addMonths } from '../../src/finance/public.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';

/** The ledger entries by the stage of a trip. */
const KIND_OF: Record<string, EpcKind | undefined> = {
  submit: 'reserved',
  start: 'activated',
  complete: 'used',
  fallShort: 'used',
  completeManually: 'used',
};

/** Purchases of round quantities, before they were needed: quantity, days ago. */
const PURCHASES = [
  {
    by: 'serendib',
    user: 'dispatcher',
    bought: [
      [60, 75],
      [50, 40],
      [50, 12],
    ],
  },
  { by: 'meridian', user: 'control', bought: [[40, 30]] },
] as const;

const TERMS = {
  sellerAddress: '21 Lotus Road\nColombo 01\nSri Lanka',
  sellerTaxNumber: '104-772-911',
  paymentDetails: 'Bank of Ceylon, account 7700 1234 90, BCEYLKLX',
  taxPercentage: '18.00',
  expiryMonths: 12,
};
const BUYERS = {
  serendib: { address: '214 Sri Sumanatissa Mawatha\nColombo 12\nSri Lanka', taxNumber: '104882316-7000' },
  meridian: { address: '7 Harbour View\nColombo 15\nSri Lanka', taxNumber: '114-905-226' },
};
/** Purchases that are older have been paid. */
const OPEN_DAYS = 14;

/** The numbers of later invoices continue those of the demo. */
async function countNumbers(db: Db) {
  const rows = await db.selectFrom('epcPurchases').select('number').orderBy('number').execute();
  const last = new Map(rows.map(({ number }) => [Number(number.slice(4, 8)), Number(number.slice(9))]));
  for (const [year, value] of last) await db.insertInto('epcInvoiceNumbers').values({ year, last: value }).execute();
}

async function purchases(db: Db, build: Builders, now: number, { companies, people }: Cast) {
  await db.updateTable('epcSettings').set(TERMS).execute();
  const orders = PURCHASES.flatMap(({ by, user, bought }) =>
    bought.map(([quantity, daysAgo]) => ({ by, user, quantity, daysAgo })),
  ).toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const { by, user, quantity, daysAgo } of orders) {
    const [createdAt, isPaid] = [now - daysAgo * DAY, daysAgo > OPEN_DAYS];
    const buys = { organizationId: companies[by].id, quantity, userId: people[user].id };
    const { id: purchaseId, number } = await build.epcPurchase({
      ...buys,
      taxPercentage: TERMS.taxPercentage,
      buyer: JSON.stringify({ name: companies[by].name, ...BUYERS[by] }),
      seller: JSON.stringify({
        name: companies.consign.name,
        address: TERMS.sellerAddress,
        taxNumber: TERMS.sellerTaxNumber,
        paymentDetails: TERMS.paymentDetails,
      }),
      createdAt,
      expiresAt: addMonths(createdAt, TERMS.expiryMonths),
    });
    if (isPaid)
      await db
        .updateTable('epcPurchases')
        .set({ state: 'paid', paymentReference: `BOC ${number.slice(-5)}`, decidedAt: createdAt + 5 * DAY })
        .where('id', '=', purchaseId)
        .execute();
    await build.epcEntry({ ...buys, purchaseId, at: createdAt });
  }
  await countNumbers(db);
}

/** A trip's credit follows the trip's timeline. */
async function tripCredits(db: Db, build: Builders) {
  const steps = await db
    .selectFrom('timelineEntries')
    .innerJoin('organizations', 'organizations.id', 'timelineEntries.organizationId')
    .select(['organizationId', 'subjectId as tripId', 'event', 'userId', 'occurredAt as at'])
    .where('subject', '=', 'trip')
    .where('event', 'in', Object.keys(KIND_OF))
    .where('organizations.type', 'in', ['3pl', '4pl'])
    .orderBy('occurredAt')
    .orderBy('position')
    .execute();
  for (const { event, ...step } of steps) await build.epcEntry({ ...step, kind: KIND_OF[event] });
}

/** The prepaid credits of organizations that prepay for trips. */
export async function epc(db: Db, build: Builders, now: number, cast: Cast) {
  await purchases(db, build, now, cast);
  await tripCredits(db, build);
}
