import fc from 'fast-check';
import { sql } from 'kysely';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import { DAY } from 'shared-contracts/values/time';
import { backfillBillStarts } from '../bills/bill-start-backfill.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { MONTH, openDashboards } from './testing/dashboard.fixtures.ts';

const portal = testApp();
let dashboards: Awaited<ReturnType<typeof openDashboards>>;
beforeAll(async () => {
  dashboards = await openDashboards(portal);
}, 60_000);

test('bills copy the start of their order or trip on every change; older bills read it from there until the job backfills it', async () => {
  const { db } = portal;
  const bills = await db.selectFrom('bills').select(['id', 'orderId', 'tripId']).orderBy('id').execute();
  const moves = fc.record({
    bill: fc.constantFrom(...bills),
    days: fc.option(fc.integer({ min: -40, max: 30 })),
    isApproved: fc.boolean(),
  });
  for (const {
    bill: { id, orderId, tripId },
    days,
    isApproved,
  } of fc.sample(moves, { numRuns: 40, seed: 5 })) {
    const at = days === null ? null : TEST_NOW + days * DAY;
    if (orderId) await db.updateTable('orders').set({ pickupFrom: at }).where('id', '=', orderId).execute();
    if (tripId) await db.updateTable('trips').set({ pickAt: at }).where('id', '=', tripId).execute();
    await db
      .updateTable('bills')
      .set(
        isApproved
          ? { state: 'approved', figures: '{}', approvedAt: TEST_NOW }
          : { state: 'draft', figures: null, approvedAt: null },
      )
      .where('id', '=', id)
      .execute();
  }
  const countMismatches = async () =>
    (
      await sql`
    select bills.id from bills left join orders on orders.id = order_id left join trips on trips.id = trip_id
    where begins_at is distinct from coalesce(pickup_from, pick_at) and state = 'approved'`.execute(db)
    ).rows.length;
  const requests = [dashboards.people.root, dashboards.people.carrier].map(
    (role) => () => dashboards.getterFor(role)<CostRevenue>('/dashboards/cost-revenue'),
  );
  const before = await Promise.all(requests.map((send) => send()));
  expect([await countMismatches(), before[0]?.currencies.length]).toEqual([0, 2]);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`update bills set begins_at = null`.execute(connection);
    await sql`set session_replication_role = default`.execute(connection);
  });
  const missing = await countMismatches();
  expect([missing > 10, await Promise.all(requests.map((send) => send()))]).toEqual([true, before]);
  const filled = await backfillBillStarts(db, { rounds: 3, size: 2 });
  expect([filled > 6, await countMismatches()]).toEqual([true, missing - filled]);
  await portal.app.jobs.enqueue(db, 'bills.begins', {});
  await portal.app.jobs.runDue();
  expect([await countMismatches(), await Promise.all(requests.map((send) => send()))]).toEqual([0, before]);
  const filtered = await dashboards.getterFor(dashboards.people.shipper)<CostRevenue>('/dashboards/cost-revenue', {
    orderTypeId: dashboards.orderTypeIds[0] ?? '',
  });
  const sums = await db
    .selectFrom('bills')
    .innerJoin('orders', 'orders.id', 'bills.orderId')
    .select(({ fn }) => fn.sum<string>('taxBase').as('sum'))
    .where('state', '=', 'approved')
    .where('orders.orderTypeId', '=', dashboards.orderTypeIds[0] ?? '')
    .where('pickupFrom', '>=', MONTH.from)
    .where('pickupFrom', '<=', MONTH.to)
    .executeTakeFirstOrThrow();
  expect(filtered.currencies.reduce((sum, { cost }) => sum + Number(cost), 0)).toBeCloseTo(Number(sums.sum), 2);
});
