import type { Bill, BillChanges } from 'shared-contracts/finance/bills';
import { DAY, HOUR } from 'shared-contracts/values/time';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

/** The total of the invoice of an `invoiced` order. */
export const INVOICE_TOTAL = '18978.33';

/** Yesterday at midnight. */
const MORNING = TEST_NOW - DAY - 8 * HOUR;
const at = (time: string) => MORNING + Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * 60;

const band = (from: string, to: string | null, value: string, more = {}) => ({
  from,
  to,
  value,
  backhaulRate: null,
  backhaulPercentage: null,
  minDistance: '0',
  ...more,
});
const free = { freeMinutes: 120, ratePerHour: '500' };

/** An organization with a billing clerk, an approver and a user with both roles; a partner with a contract; finished orders and a trip. */
export async function openBilling(portal: ReturnType<typeof testApp>) {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type: '2pl', name: 'Harvest' });
  const partner = await build.organization({ type: '2pl', name: 'Serendib' });
  await build.partnership({ organizationId, partnerId: partner.id, status: 'active' });
  const person = (
    login: string,
    models: readonly ('order' | 'trip' | 'orderBillApprove' | 'tripBillApprove')[],
    of = organizationId,
  ) =>
    build.user({
      login,
      organizationId: of,
      rules: models.flatMap((model) => [
        { model, rule: 'read' as const },
        { model, rule: 'write' as const },
      ]),
    });
  const clerk = await person('clerk', ['order', 'trip']);
  const chief = await person('chief', ['orderBillApprove', 'tripBillApprove']);
  const both = await person('both', ['order', 'trip', 'orderBillApprove', 'tripBillApprove']);
  const theirs = await person('theirs', ['order', 'trip', 'orderBillApprove', 'tripBillApprove'], partner.id);
  const outsider = await person(
    'outsider',
    ['order', 'trip', 'orderBillApprove', 'tripBillApprove'],
    (await build.organization({ type: '2pl' })).id,
  );
  const port = await build.location({ organizationId, name: 'Port', latitude: 6.95, longitude: 79.84 });
  const kandy = await build.location({ organizationId, name: 'Kandy', latitude: 7.29, longitude: 80.63 });
  const contract = await build.contract({
    organizationId,
    partnerId: partner.id,
    name: 'Worked',
    bands: [],
    delayTerms: [],
    terms: {
      defaultMileageBilling: 'actual',
      vatPercentage: '18',
      delays: { loading: free, unloading: free },
      distanceRates: [
        band('0', '50', '100', { minDistance: '20' }),
        band('50', '150', '90'),
        band('150', null, '80', { backhaulPercentage: '60' }),
      ],
      pointRates: [{ fromLocationId: kandy.id, toLocationId: port.id, flatRate: '15000', backhaulRate: '9000' }],
      distanceDiscounts: [
        { distance: '200', percentage: '5' },
        { distance: '400', percentage: '7.5' },
      ],
    },
  });

  /** A finished order between two locations: 08:00 to 12:10 at the pickup, 13:00 to 14:30 at the drop. */
  const delivered = async (more: object = {}, [from, to] = [port, kandy]) => {
    const order = await build.order({
      organizationId,
      partnerId: partner.id,
      contractId: contract.id,
      stage: 'delivered',
      stops: [from, to].map(({ id }) => ({ locationId: id })),
      pickupFrom: at('08:00'),
      deliveryFrom: at('12:30'),
      predictedDistance: '100.000',
      ...more,
    });
    for (const [position, arrivedAt, departedAt] of [
      [0, '08:00', '12:10'],
      [1, '13:00', '14:30'],
    ] as const) {
      await portal.db
        .updateTable('orderStops')
        .set({ arrivedAt: at(arrivedAt), departedAt: at(departedAt) })
        .where('orderId', '=', order.id)
        .where('position', '=', position)
        .execute();
    }
    return order.id;
  };
  const path = (of: BillSubject, id: string, what = '') => `/${of}s/${id}/bill${what}`;
  const bill = async (user: { id: string }, of: BillSubject, id: string): Promise<Bill> =>
    (await portal.as(user).get(path(of, id))).json();
  const edit = (user: { id: string }, of: BillSubject, id: string, changes: BillChanges) =>
    portal.as(user).patch(path(of, id), changes);
  const act = (
    user: { id: string },
    of: BillSubject,
    id: string,
    what: 'submit' | 'approve' | 'send-back',
    body?: object,
  ) => portal.as(user).patch(path(of, id, `/${what}`), body);
  const setActualDistance = (orderId: string, actualDistance: string | null) =>
    portal.db.updateTable('orders').set({ actualDistance }).where('id', '=', orderId).execute();
  const setPickupTimes = (orderId: string, times: { arrivedAt?: number; departedAt: number }) =>
    portal.db.updateTable('orderStops').set(times).where('orderId', '=', orderId).where('position', '=', 0).execute();
  const stageOf = async (table: 'orders' | 'trips', id: string) =>
    (await portal.db.selectFrom(table).select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;
  /** An order with an approved bill and its invoice, of `INVOICE_TOTAL`. */
  const invoiced = async () => {
    const orderId = await delivered({}, [kandy, port]);
    await setActualDistance(orderId, '100');
    await act(clerk, 'order', orderId, 'submit');
    await act(chief, 'order', orderId, 'approve');
    const { balance, invoice } = await bill(chief, 'order', orderId);
    return { orderId, invoiceId: balance?.invoiceId ?? '', number: invoice?.number ?? '' };
  };
  return {
    build,
    organizationId,
    partner,
    clerk,
    chief,
    both,
    theirs,
    outsider,
    port,
    kandy,
    contract,
    delivered,
    invoiced,
    path,
    bill,
    edit,
    act,
    setActualDistance,
    setPickupTimes,
    stageOf,
  };
}
