import type { Bill } from 'shared-contracts/finance/bills';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

/** Friday in New York, Saturday in Colombo. */
const FRIDAY_NIGHT = Date.UTC(2026, 10, 21, 3) / 1_000;
const SUNDAY_NOON = Date.UTC(2026, 10, 22, 12) / 1_000;

/** An order that is picked up on Friday night and delivered on Sunday. @param timeZone of the opening hours of the pickup */
async function openWeekend(timeZone: string | null) {
  const { build, organizationId, partner, kandy, delivered } = billing;
  const pickup = await build.location({ organizationId, name: 'Yard' });
  const hours = timeZone && {
    timeZone,
    intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
    closedDays: [],
  };
  await portal.db
    .updateTable('locations')
    .set({ openingHours: hours && JSON.stringify(hours) })
    .where('id', '=', pickup.id)
    .execute();
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    flatTripRate: '10000.00',
    bands: [],
    delayTerms: [],
    terms: {
      vatPercentage: '18',
      dayRates: {
        timeZone: 'Asia/Colombo',
        saturday: { percentage: '25', amount: null },
        sunday: null,
        holiday: { percentage: null, amount: '4000' },
        holidays: ['2026-11-22'],
      },
    },
  });
  const id = await delivered({ contractId: contract.id, pickupFrom: FRIDAY_NIGHT, deliveryFrom: SUNDAY_NOON }, [
    pickup,
    kandy,
  ]);
  return { id, contractId: contract.id, stops: [pickup, kandy].map((location) => ({ locationId: location.id })) };
}
const setPlan = async (orderId: string, planned: number[]) => {
  for (const [position, plannedAt] of planned.entries())
    await portal.db
      .updateTable('tripStops')
      .from('tripStopOrders')
      .set({ plannedAt })
      .whereRef('tripStopOrders.tripId', '=', 'tripStops.tripId')
      .whereRef('tripStopOrders.position', '=', 'tripStops.position')
      .where('orderId', '=', orderId)
      .where('orderPosition', '=', position)
      .execute();
};
const setArrivals = async (orderId: string, arrivals: (number | null)[]) => {
  for (const [position, arrivedAt] of arrivals.entries())
    await portal.db
      .updateTable('orderStops')
      .set({ arrivedAt, departedAt: arrivedAt })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
};
const linesOf = ({ lines }: Bill) =>
  lines.map(({ rule, amount, date, percentage, rate }) => [rule, amount, date ?? null, percentage ?? rate]);
const flat = ['flatTrip', '10000.00', null, '10000.00'];
const saturday = ['saturdaySurcharge', '2500.00', '2026-11-21', '25'];
const holiday = ['holidaySurcharge', '4000.00', '2026-11-22', '4000.00'];

test.each<[string, string | null, (number | null)[], unknown[][]]>([
  ['of the contract’s time zone', null, [FRIDAY_NIGHT, SUNDAY_NOON], [flat, saturday, holiday]],
  ['of the place’s own time zone', 'America/New_York', [FRIDAY_NIGHT, SUNDAY_NOON], [flat, holiday]],
  ['as planned, before the arrival', null, [null, null], [flat, saturday, holiday]],
  ['of the arrival, and not of the plan', null, [FRIDAY_NIGHT - 86_400, SUNDAY_NOON], [flat, holiday]],
])('a bill charges the days %s', async (_case, timeZone, arrivals, lines) => {
  const { id } = await openWeekend(timeZone);
  await setPlan(id, [FRIDAY_NIGHT, SUNDAY_NOON]);
  await setArrivals(id, arrivals);
  const bill = await billing.bill(billing.clerk, 'order', id);
  expect(linesOf(bill)).toEqual(lines);
  expect(bill.taxBase).toBe(lines.reduce((sum, [, amount]) => sum + Number(amount), 0).toFixed(2));
});

test('a prediction charges the planned days of the places', async () => {
  const predict = async (timeZone: string | null) => {
    const { stops, contractId } = await openWeekend(timeZone);
    const body = { stops, contractId, pickupFrom: FRIDAY_NIGHT, deliveryFrom: SUNDAY_NOON };
    return (await portal.as(billing.clerk).post('/orders/preview', body)).json().cost;
  };
  expect([await predict(null), await predict('America/New_York')]).toEqual(['16500.00', '14000.00']);
});

const configure = (organizationId: string, more: object) =>
  portal.db
    .insertInto('invoiceSettings')
    .values({ ...DEFAULT_INVOICE_SETTINGS, taxRates: '[]', ...more, organizationId })
    .execute();

test('the e-invoice and the PDF have a line for each day', async () => {
  const { clerk, chief, act, path } = billing;
  await configure(billing.partner.id, {
    address: '12 Harbour Road',
    taxNumber: '104882316-7000',
    electronicScheme: '0088',
    electronicAddress: '4796013300017',
  });
  await configure(billing.organizationId, {
    electronicScheme: '0192',
    electronicAddress: '991825827',
    buyerReference: 'Dept 7',
  });
  const { id } = await openWeekend(null);
  await setArrivals(id, [FRIDAY_NIGHT, SUNDAY_NOON]);
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).statusCode).toBe(200);
  const { balance } = await billing.bill(chief, 'order', id);
  const xml = (await portal.as(chief).get(`/invoices/${balance?.invoiceId}/e-invoice`)).body;
  expect(xml).toContain('Saturday surcharge');
  expect(xml).toContain('25 % of the linehaul for 21.11.2026');
  expect(xml).toContain('4,000.00 for 22.11.2026');
  expect((await portal.as(chief).get(path('order', id, '/export'))).statusCode).toBe(200);
});
