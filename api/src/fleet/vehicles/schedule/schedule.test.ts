import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../testing/fleet-setup.ts';

const portal = testApp();
const WEEK = `from=${TEST_NOW}&to=${TEST_NOW + 7 * DAY}`;
type Entry = { id: string; kind: string };

async function setUp() {
  const fleet = await setUpFleet(portal);
  const partner = await setUpPartner(portal, fleet.organizationId);
  const vehicle = await fleet.build.vehicle({
    organizationId: fleet.organizationId,
    vehicleTypeId: fleet.type.id,
    registrationPlate: 'WP LK-4521',
  });
  const path = `/vehicles/${vehicle.id}/unavailabilities`;
  const addUnavailability = (fields: object = {}, as = fleet.as) =>
    as.post(path, { fromAt: TEST_NOW, toAt: TEST_NOW + DAY, reason: ' Engine repair ', ...fields });
  const getEntries = async (as = fleet.as, address = '/vehicles/schedule') =>
    (await as.get(`${address}?${WEEK}`)).json().items[0]?.entries as Entry[] | undefined;
  return { ...fleet, partner, vehicle, path, addUnavailability, getEntries };
}

test('lists trips, due services, shares and unavailabilities with their actions', async () => {
  const { as, asReader, build, organization, organizationId, partner, vehicle, createEntry, addUnavailability, type } =
    await setUp();
  const interval = await createEntry('service-intervals', 'Oil', { days: 10 });
  await as.put(`/vehicles/${vehicle.id}/services`, {
    services: [{ serviceIntervalId: interval, lastServiceAt: TEST_NOW - 7 * DAY }],
  });
  const unavailability = (await addUnavailability()).json();
  const trip = await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + DAY,
    dropAt: TEST_NOW + 2 * DAY,
  });
  const done = await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW - DAY,
    dropAt: TEST_NOW + 60,
  });
  await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'cancelled',
    pickAt: TEST_NOW,
    dropAt: TEST_NOW + DAY,
  });
  await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW - DAY,
    dropAt: TEST_NOW,
  });
  const share = await build.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id, fromAt: TEST_NOW + 2 * DAY });
  const partnerTrip = await build.trip({
    organizationId: partner.id,
    vehicleId: vehicle.id,
    stage: 'waitingForTrip',
    pickAt: TEST_NOW + 5 * DAY,
    dropAt: TEST_NOW + 6 * DAY,
  });
  const emptyEntry = {
    trip: null,
    partner: null,
    workOrder: null,
    isOverdue: false,
    due: null,
    note: null,
    actions: [],
  };
  const {
    items: [row],
    total,
  } = (await as.get(`/vehicles/schedule?${WEEK}`)).json();
  expect([total, row.vehicle, row.actions]).toEqual([
    1,
    {
      id: vehicle.id,
      revision: 3,
      registrationPlate: 'WP LK-4521',
      type: { id: type.id, name: type.name, icon: 'container' },
      organization: { id: organizationId, name: organization.name },
    },
    ['plan'],
  ]);
  expect(row.entries).toEqual([
    {
      ...emptyEntry,
      id: done.id,
      kind: 'trip',
      fromAt: TEST_NOW - DAY,
      toAt: TEST_NOW + 60,
      trip: { id: done.id, number: done.number, stage: 'completed' },
    },
    {
      ...emptyEntry,
      id: unavailability.id,
      kind: 'unavailable',
      fromAt: TEST_NOW,
      toAt: TEST_NOW + DAY,
      note: 'Engine repair',
      actions: ['edit', 'delete'],
    },
    {
      ...emptyEntry,
      id: trip.id,
      kind: 'trip',
      fromAt: TEST_NOW + DAY,
      toAt: TEST_NOW + 2 * DAY,
      trip: { id: trip.id, number: trip.number, stage: 'vehicleAssigned' },
    },
    {
      ...emptyEntry,
      id: share.id,
      kind: 'share',
      fromAt: TEST_NOW + 2 * DAY,
      toAt: null,
      partner: { id: partner.id, name: partner.name },
      actions: ['delete'],
    },
    {
      ...emptyEntry,
      id: interval,
      kind: 'service',
      fromAt: TEST_NOW + 3 * DAY,
      toAt: TEST_NOW + 4 * DAY,
      due: { by: 'days', left: 3 },
      note: 'Oil',
    },
    { ...emptyEntry, id: partnerTrip.id, kind: 'trip', fromAt: TEST_NOW + 5 * DAY, toAt: TEST_NOW + 6 * DAY },
  ]);
  const read = (await asReader.get(`/vehicles/schedule?${WEEK}`)).json().items[0];
  expect([read.actions, read.entries.flatMap(({ actions }: { actions: string[] }) => actions)]).toEqual([[], []]);
});

test("shows a partner's vehicle while it is shared, with the details of own trips only", async () => {
  const { build, organization, organizationId, partner, vehicle, addUnavailability, getEntries } = await setUp();
  await addUnavailability({ fromAt: TEST_NOW + 5 * DAY, toAt: TEST_NOW + 6 * DAY });
  const visible = await addUnavailability({ fromAt: TEST_NOW + DAY, toAt: TEST_NOW + 2 * DAY, reason: 'A secret' });
  await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    stage: 'vehicleAssigned',
    pickAt: TEST_NOW + 4 * DAY,
    dropAt: TEST_NOW + 5 * DAY,
  });
  const otherPartner = await setUpPartner(portal, organizationId);
  await build.vehicleShare({ vehicleId: vehicle.id, partnerId: otherPartner.id, fromAt: TEST_NOW + 6 * DAY });
  expect(await getEntries(partner.as, '/vehicles/share/schedule')).toBeUndefined();
  const share = await build.vehicleShare({
    vehicleId: vehicle.id,
    partnerId: partner.id,
    fromAt: TEST_NOW - 1,
    toAt: TEST_NOW + 4 * DAY,
  });
  const trip = await build.trip({
    organizationId: partner.id,
    vehicleId: vehicle.id,
    stage: 'started',
    pickAt: TEST_NOW + 60,
    dropAt: TEST_NOW + DAY,
  });
  expect(await getEntries(partner.as, '/vehicles/share/schedule')).toMatchObject([
    { id: share.id, kind: 'share', partner: { id: organizationId, name: organization.name }, actions: [] },
    { id: trip.id, fromAt: TEST_NOW, toAt: TEST_NOW + DAY, trip: { number: trip.number } },
    { id: visible.json().id, kind: 'unavailable', note: null, actions: [] },
  ]);
  expect(await getEntries(partner.as)).toBeUndefined();
  expect((await getEntries())?.find(({ id }) => id === trip.id)).toMatchObject({
    kind: 'trip',
    trip: null,
    partner: null,
  });
});

test('pages vehicles by plate, validates the span, and requires the organization type', async () => {
  const { as, build, organizationId, vehicle } = await setUp();
  await build.vehicle({ organizationId, registrationPlate: 'CP AB-7788' });
  const plates = async (query: string) =>
    (await as.get(`/vehicles/schedule?${WEEK}&${query}`))
      .json()
      .items.map((row: { vehicle: { registrationPlate: string } }) => row.vehicle.registrationPlate);
  expect([
    await plates(''),
    await plates('limit=1&page=2'),
    await plates('search=ab-7'),
    await plates(`vehicleId=${vehicle.id}`),
  ]).toEqual([['CP AB-7788', 'WP LK-4521'], ['WP LK-4521'], ['CP AB-7788'], ['WP LK-4521']]);
  for (const query of ['', 'from=5', 'from=9&to=9', `from=0&to=${367 * DAY}`, 'from=a&to=b'])
    expect([query, (await as.get(`/vehicles/schedule?${query}`)).statusCode]).toEqual([query, 422]);
  const cargoOwner = await build.organization({ type: '1pl' });
  const asCargoOwner = portal.as(
    await build.user({ organizationId: cargoOwner.id, rules: [{ model: 'vehicle', rule: 'read' }] }),
  );
  expect([
    (await asCargoOwner.get(`/vehicles/schedule?${WEEK}`)).statusCode,
    (await asCargoOwner.get(`/vehicles/share/schedule?${WEEK}`)).statusCode,
  ]).toEqual([403, 200]);
});

test('shows overdue services until now, and required ones that were never recorded as overdue', async () => {
  const { as, vehicle, organizationId, build } = await setUp();
  const [oil, brakes] = [
    await build.serviceInterval({ organizationId, name: 'Oil', days: 10 }),
    await build.serviceInterval({ organizationId, name: 'Brakes', isRequired: true }),
  ];
  await build.serviceInterval({ organizationId, name: 'Tyres', isRequired: false });
  await as.put(`/vehicles/${vehicle.id}/services`, {
    services: [{ serviceIntervalId: oil.id, lastServiceAt: TEST_NOW - 40 * DAY }],
  });
  const list = async (from: number) =>
    (await as.get(`/vehicles/schedule?from=${from}&to=${from + 7 * DAY}`)).json().items[0].entries;
  const common = { kind: 'service', isOverdue: true, toAt: TEST_NOW + 1 };
  const overdue = [
    { ...common, id: brakes.id, note: 'Brakes', fromAt: vehicle.createdAt + DAY },
    { ...common, id: oil.id, note: 'Oil', fromAt: TEST_NOW - 30 * DAY },
  ];
  expect(await list(TEST_NOW)).toMatchObject(overdue);
  expect(await list(TEST_NOW - 20 * DAY)).toMatchObject(overdue);
  expect(await list(TEST_NOW + DAY)).toEqual([]);
  await as.patch(`/vehicles/${vehicle.id}`, { status: 'deactivated' });
  expect(await list(TEST_NOW)).toMatchObject([{ note: 'Oil' }]);
});
