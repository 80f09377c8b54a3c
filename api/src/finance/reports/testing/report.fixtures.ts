import { DAY } from 'shared-contracts/values/time';
import { readSheet } from '../../../platform/excel/read-sheet.ts';
import type { testApp } from '../../../platform/testing/test-app.ts';
import { TEST_NOW } from '../../../platform/testing/test-app.ts';
import { openDepot } from '../../../trips/testing/depot.ts';

/** Text that spreadsheet programs must not run as a formula. */
export const FORMULA = '=HYPERLINK("http://a","b")';

/** A carrier with data for every report: orders in two currencies, running, billed and archived trips, a vehicle with documents. */
export async function openReports(portal: ReturnType<typeof testApp>) {
  const depot = await openDepot(portal);
  await portal.db.updateTable('organizations').set({ code: 'SHIP' }).where('id', '=', depot.ownerId).execute();
  const { build, ownerId, organizationId, order, assignment, as, vehicle } = depot;
  const currency = async (shortName: string) =>
    (await portal.db.selectFrom('currencies').select('id').where('shortName', '=', shortName).executeTakeFirstOrThrow())
      .id;
  const [usd, lkr] = [await currency('USD'), await currency('LKR')];
  const dollars = await build.contract({
    organizationId: ownerId,
    partnerId: organizationId,
    name: 'In dollars',
    baseCurrencyId: usd,
    billingCurrencyId: lkr,
    terms: { baseCurrencyId: usd, billingCurrencyId: lkr, conversionRate: '302.4567' },
  });
  const onlyDollars = await build.contract({
    organizationId: ownerId,
    partnerId: organizationId,
    name: 'Dollars alone',
    baseCurrencyId: usd,
    terms: { baseCurrencyId: usd },
  });
  const cargo = await build.cargo({ organizationId: ownerId, name: FORMULA, weight: '100', effectiveSpace: '0.5' });
  const cargoItems = [{ cargoId: cargo.id, quantity: 3, packNumber: 'P-1' }];
  const first = await order({
    number: 'R-1',
    reference: FORMULA,
    cargoItems,
    predictedCost: '100.00',
    actualDistance: '123.456',
  });
  await order({ number: 'R-2', contractId: dollars.id, predictedCost: '10.00', pickupFrom: TEST_NOW + 2 * DAY });
  await order({
    number: 'R-3',
    contractId: onlyDollars.id,
    predictedCost: '10.00',
    pickupFrom: TEST_NOW + 3 * DAY,
    stops: [depot.port, depot.kandy, depot.port].map(({ id }) => ({ locationId: id })),
  });
  const trip = (await as.post('/trips', { orderIds: [first.id], ...assignment })).json() as {
    id: string;
    number: string;
  };
  await as.patch(`/trips/${trip.id}/stage`, { stage: 'waitingForTrip' });
  const carried = { organizationId: ownerId, partnerId: organizationId, cargoItems };
  await build.trip({
    organizationId,
    ...assignment,
    number: 'T-DONE',
    stage: 'completed',
    reachedAt: TEST_NOW - 20 * DAY,
    carrying: [{ ...carried, stage: 'delivered', number: 'R-DONE', predictedCost: '100.00' }],
  });
  await build.trip({
    organizationId,
    ...assignment,
    number: 'T-OLD',
    stage: 'billed',
    isArchived: true,
    reachedAt: TEST_NOW - 90 * DAY,
    carrying: [{ ...carried, stage: 'billed', number: 'R-OLD', isArchived: true, archivedAt: TEST_NOW - 80 * DAY }],
  });
  await build.vehicleFile(
    { organizationId, vehicleId: vehicle.id, kind: 'insurance', expiresAt: TEST_NOW + 10 * DAY },
    { name: 'insurance.pdf', mime: 'application/pdf', content: Buffer.from('%PDF') },
  );
  await portal.db.updateTable('organizations').set({ currencyId: lkr }).where('id', '=', organizationId).execute();
  const work = { organizationId, vehicleId: vehicle.id, status: 'done' } as const;
  await build.workOrder({
    ...work,
    doneAt: TEST_NOW - DAY,
    lines: [
      { kind: 'part', description: 'Brake pads', quantity: '2', unitPrice: '1500' },
      { kind: 'labour', description: 'Fitting', quantity: '1.5', unitPrice: '1000' },
    ],
  });
  await build.workOrder({
    ...work,
    doneAt: TEST_NOW - 50 * DAY,
    lines: [{ kind: 'labour', description: 'Washing', quantity: '1', unitPrice: '500' }],
  });
  await build.workOrder({ ...work, doneAt: TEST_NOW - DAY, currency: 'USD', cost: '900' });
  await build.workOrder({ organizationId, vehicleId: vehicle.id });
  await portal.db.updateTable('trips').set({ actualDistance: '100' }).where('number', '=', 'T-DONE').execute();
  await portal.db
    .updateTable('trips')
    .set({ actualDistance: null, estimatedDistance: '25' })
    .where('number', '=', 'T-OLD')
    .execute();
  const idOf = async (table: 'orders' | 'trips', number: string) =>
    (await portal.db.selectFrom(table).select('id').where('number', '=', number).executeTakeFirstOrThrow()).id;
  const agent = await build.contact({ organizationId, firstName: 'Billing', lastName: 'Agent' });
  /** A bill in the state after approval, in LKR, with another contract and contact than its order or trip. */
  const approved = async (of: { orderId: string } | { tripId: string }, by: string, partnerId: string) =>
    portal.db
      .insertInto('bills')
      .values({
        ...of,
        organizationId: by,
        partnerId,
        state: 'approved',
        currencyId: lkr,
        net: '90.00',
        taxBase: '90.00',
        vat: '16.20',
        total: '106.20',
        approvedAt: TEST_NOW,
        submittedAt: TEST_NOW,
        billingContactId: by === organizationId ? agent.id : null,
        figures: JSON.stringify({
          contract: { id: dollars.id },
          lines: [
            { rule: 'distance', billed: '100.00' },
            { rule: 'loadingDelay', billed: '15.00' },
            { rule: 'discount', billed: '-25.00' },
          ],
        }),
        createdAt: TEST_NOW,
      })
      .execute();
  await approved({ orderId: await idOf('orders', 'R-DONE') }, ownerId, organizationId);
  await approved({ tripId: await idOf('trips', 'T-DONE') }, organizationId, ownerId);
  return { ...depot, trip };
}

/** The rows of an Excel file without its header, by column title. */
export async function tableOf(file: Buffer): Promise<Record<string, string>[]> {
  const rows: string[][] = [];
  for await (const { cells } of readSheet(file, { rows: 1_000, columns: 200 })) rows.push(cells);
  const [head = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(head.map((title, i) => [title, cells[i] ?? ''])));
}
