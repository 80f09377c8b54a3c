import type { Bill } from 'shared-contracts/finance/bills';
import type { ContractDetails } from 'shared-contracts/finance/contracts';
import type { ReportPage } from 'shared-contracts/finance/reports';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import type { OrderDetails } from 'shared-contracts/orders/orders';
import type { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import type { Trip, TripRow } from 'shared-contracts/trips/trips';
import {
  isConfigurableReport,
  REPORT_NAMES,
  type ReportName,
  requiresTrip,
} from 'shared-contracts/values/finance/reports';
import { testApp } from '../../platform/testing/test-app.ts';
import { REPORTS } from './definitions.ts';
import {
  BILL_CELLS,
  ORDER_CELLS,
  type OrderAnswers,
  TRIP_CELLS,
  type TripAnswers,
  VEHICLE_CELLS,
} from './testing/expected-cells.ts';
import { manifestCells, loadingCells, pickingCells, stopCells } from './testing/expected-trip-cells.ts';

// Compares every cell of every report with the calls that it summarizes, as three users of the demo data.
const portal = testApp({ isDemo: true });

const READERS = ['owner', 'dispatcher', 'carrier'] as const;
type Reader = (typeof READERS)[number];
type Cells = Record<string, unknown>;
/** Reads each call once. */
type Read = <Answer>(path: string) => Promise<Answer | null>;
type Client = { read: Read; organizationId: string; ownCurrency: string };

async function openClient(login: Reader): Promise<Client> {
  const user = await portal.db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .innerJoin('currencies', 'currencies.id', 'organizations.currencyId')
    .select(['users.id', 'organizationId', 'shortName'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  const answers = new Map<string, Promise<unknown>>();
  const fetchAnswer = async (path: string) => {
    const reply = await portal.as(user).get(path);
    return reply.statusCode === 404 ? null : reply.json();
  };
  const read = async <Answer>(path: string) => {
    if (!answers.has(path)) answers.set(path, fetchAnswer(path));
    return (await answers.get(path)) as Answer | null;
  };
  return { read, organizationId: user.organizationId, ownCurrency: user.shortName };
}

const clients = {} as Record<Reader, Client>;
beforeAll(async () => {
  for (const login of READERS) clients[login] = await openClient(login);
});

const findContract = (read: Read, id: string | undefined) =>
  id === undefined ? null : read<ContractDetails>(`/contracts/${id}`);

async function readTrip({ read, organizationId, ownCurrency }: Client, id: string): Promise<TripAnswers> {
  const trip = (await read<Trip>(`/v2/trips/${id}`))!;
  const bills = await Promise.all(trip.orderList.map((order) => read<Bill>(`/orders/${order.id}/bill`)));
  return {
    trip,
    bill: await read<Bill>(`/trips/${id}/bill`),
    orderBills: bills.filter((bill) => bill !== null),
    contract: await findContract(read, trip.billingContract?.id),
    readerId: organizationId,
    ownCurrency,
  };
}

async function readOrder(client: Client, id: string): Promise<OrderAnswers> {
  const { read, ownCurrency } = client;
  const order = (await read<OrderDetails>(`/v2/orders/${id}`))!;
  return {
    order,
    timing: (await read<OrderTiming>(`/v1/orders/${id}/timing`))!,
    bill: await read<Bill>(`/orders/${id}/bill`),
    contract: await findContract(read, order.contract.id),
    trip: order.trip && (await readTrip(client, order.trip.id)),
    ownCurrency,
  };
}

/** The archive shows when an order was archived, which no other call returns. */
const WITHOUT_CALL = ['orderArchivedAt'];

function expectedOf<Answers>(
  cells: Partial<Record<string, (answers: Answers) => unknown>>,
  columns: readonly string[],
  answers: Answers,
): Cells {
  return Object.fromEntries(columns.filter((id) => !WITHOUT_CALL.includes(id)).map((id) => [id, cells[id]?.(answers)]));
}

/** The order's bill takes precedence over that of its trip. */
const tripAlone = Object.fromEntries(
  Object.entries(TRIP_CELLS).filter(([id]) => !(id in BILL_CELLS) && !id.startsWith('billing')),
);
const ORDER_WITH_TRIP = {
  ...ORDER_CELLS,
  ...Object.fromEntries(
    Object.entries(tripAlone).map(([id, value]) => [
      id,
      ({ trip }: OrderAnswers) => (trip ? (value as (answers: TripAnswers) => unknown)(trip) : null),
    ]),
  ),
};

type Rows = ReportPage['items'];
type Expect = (client: Client, rows: Rows, columns: readonly string[]) => Promise<Cells[]>;
const ofOrders =
  (cells: Partial<Record<string, (answers: OrderAnswers) => unknown>>): Expect =>
  (client, rows, columns) =>
    Promise.all(rows.map(async ({ id }) => expectedOf(cells, columns, await readOrder(client, id))));
const ofTrips: Expect = (client, rows, columns) =>
  Promise.all(rows.map(async ({ id }) => expectedOf(TRIP_CELLS, columns, await readTrip(client, id))));
const ofVehicles: Expect = ({ read }, rows, columns) =>
  Promise.all(
    rows.map(async ({ id }) => expectedOf(VEHICLE_CELLS, columns, (await read<Vehicle>(`/vehicles/${id}`))!)),
  );

const tripOf = (name: ReportName) => (requiresTrip(name) ? findTrip : () => null);
/** A trip under way, with as many orders as possible. */
async function findTrip({ read }: Client): Promise<string | null> {
  const { items } = (await read<{ items: TripRow[] }>('/v2/trips?limit=100'))!;
  const begun = items.filter(({ stage }) => ['started', 'transit', 'completed', 'billed'].includes(stage));
  return begun.toSorted((one, other) => other.orders - one.orders)[0]?.id ?? null;
}
const ofTrip =
  (path: (id: string) => string, toCells: (answer: never) => Cells[]): Expect =>
  async (client) =>
    toCells((await client.read(path((await findTrip(client)) ?? '')))! as never);

const EXPECTED: Partial<Record<ReportName, Expect>> = {
  deliveryManifest: ofTrip(
    (id) => `/trips/${id}/manifest`,
    (manifest: Manifest) => manifestCells(manifest),
  ),
  loadingPlan: ofTrip(
    (id) => `/trips/${id}/loading-plan`,
    (plan: LoadingPlan) => loadingCells(plan),
  ),
  pickingSlip: ofTrip(
    (id) => `/v2/trips/${id}`,
    (trip: Trip) => pickingCells(trip),
  ),
  tripLocationDetailed: ofTrip(
    (id) => `/v2/trips/${id}`,
    (trip: Trip) => stopCells(trip),
  ),
  vehicleCompliance: ofVehicles,
  orderDetail: ofOrders(ORDER_CELLS),
  ordersInvoice: ofOrders(ORDER_CELLS),
  ordersDeliveryStatus: ofOrders(ORDER_CELLS),
  configurableOrderDetail: ofOrders(ORDER_CELLS),
  orderArchive: ofOrders(ORDER_CELLS),
  configurableDetail: ofOrders(ORDER_WITH_TRIP),
  tripDetail: ofTrips,
  tripsInvoice: ofTrips,
  configurableTripDetail: ofTrips,
  tripArchive: ofTrips,
};

/** Reports of the specification; the sixteenth, of costs of vehicles, adds up work orders in SQL alone. */
const NAMES = REPORT_NAMES.filter((name) => name !== 'vehicleCosts');
const withoutUncalled = (cells: Cells) =>
  Object.fromEntries(Object.entries(cells).filter(([id]) => !WITHOUT_CALL.includes(id)));
const byText = (rows: readonly Cells[]) =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

test.each(NAMES.flatMap((name) => READERS.map((reader) => [name, reader] as const)))(
  '%s tells the %s cell by cell what the calls do',
  async (name, reader) => {
    const client = clients[reader];
    const tripId = await tripOf(name)(client);
    const columns = isConfigurableReport(name) ? REPORTS[name].source.columns : [];
    const query = new URLSearchParams({ name, ...(tripId !== null && { tripId }) });
    for (const column of columns) query.append('columns', column);
    const report = (await client.read<ReportPage>(`/reports?${query.toString()}`))!;
    const cells = report.items.map((row) => withoutUncalled(row.cells));
    // The owner of orders neither pays nor is paid for their trips.
    expect(cells.length > 0).toBe(name !== 'tripsInvoice' || reader !== 'owner');
    const expected = await EXPECTED[name]!(
      client,
      report.items,
      report.columns.map(({ id }) => id),
    );
    if (requiresTrip(name)) expect(byText(cells)).toEqual(byText(expected));
    else expect(cells).toEqual(expected);
  },
);
