import { act, screen, waitFor, within } from '@testing-library/react';
import type { Trip } from 'shared-contracts/trips/trips';
import { HOUR } from 'shared-contracts/values/time';
import { Box } from 'shared-ui';
import { SlotHostProvider, type SlotProps } from 'shared-ui/area';
import { chooseAction, errorReply, findAccessibilityViolations, findMap } from 'shared-ui/testing';
import { buildTrip, PICKUP_AT, positionStream, runningTrip } from './testing/fixtures.ts';
import { findDialog, findSection, renderTripPage } from './testing/trip-page.tsx';

test('shows stops, orders, load and documents of a trip; without actions, only papers to download', async () => {
  const documents = [
    {
      id: 'd',
      name: 'permit.pdf',
      mime: 'application/pdf',
      expiresAt: PICKUP_AT,
      isExpired: true,
      createdAt: PICKUP_AT,
      url: '/api/trips/documents/d',
    },
  ];
  const slot = { gate: 'Gate 2', from: PICKUP_AT, to: PICKUP_AT + HOUR, timeZone: 'Asia/Colombo' };
  const stops = buildTrip().stops.map((stop) =>
    stop.position === 0
      ? { ...stop, arrivedAt: PICKUP_AT + 2 * HOUR, departedAt: PICKUP_AT + 3 * HOUR }
      : { ...stop, orders: stop.orders.map((order, i) => ({ ...order, slot: i === 0 ? slot : null })) },
  );
  const papers: string[] = [];
  const savedNames: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download);
  });
  const { user, baseElement } = renderTripPage(
    runningTrip({
      documents,
      stops,
      orderList: buildTrip().orderList.map((order) => ({ ...order, shipperCode: order.id === 'O-2' ? 'ACME' : null })),
      vehicleProblems: [{ code: 'documentExpired', blocks: false, note: 'revenueLicence', at: PICKUP_AT }],
    }),
    {
      'GET telemetry/live': positionStream().reply,
      'GET trips/:id/consignment-notes/export': ({ path }) => (papers.push(path), new Blob(['%PDF'])),
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'T-000043' })).toBeVisible();
  expect(screen.getByText('Waiting for Sunil Silva')).toBeVisible();
  const stopTexts = (await findSection('Stops')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stopTexts[0]).toBe(
    [
      'Colombo Port1 Harbour Road, ColomboNimal Perera · +94 11 000 000Pickup: O-1, O-2',
      'Planned01.12.2030 11:30Time window01.12.2030 11:30 – 12:30',
      'Arrived01.12.2030 13:3001:00 lateDeparted01.12.2030 14:30',
    ].join(''),
  );
  expect(stopTexts[1]).toContain('O-1: Slot: Gate 2, 01.12.2030 11:30O-2: No slot booked');
  const orders = await findSection('Orders');
  expect(orders.getByRole('link', { name: 'O-1' })).toHaveAttribute('href', '/orders/O-1');
  expect(orders.getByRole('link', { name: 'ACME·O-2' })).toHaveAttribute('href', '/orders/O-2');
  expect(orders.getAllByText('Ceylon tea × 10')).toHaveLength(2);
  const load = await findSection('Load');
  expect(load.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['125', '80']);
  expect(load.getByText('The load exceeds the vehicle’s capacity.')).toBeVisible();
  const vehicle = await findSection('Vehicle and driver');
  expect(vehicle.getByRole('link', { name: 'WP LK-4521' })).toHaveAttribute('href', '/vehicle/vehicle-1');
  expect(vehicle.getByText('A vehicle document has expired (Revenue licence, on 01.12.2030)')).toBeVisible();
  expect((await findSection('Documents')).getByText('Expired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Delivery manifest' })).toHaveAttribute('href', '/trips/trip-1/manifest');
  expect(screen.getByRole('link', { name: 'Loading plan' })).toHaveAttribute('href', '/trips/trip-1/loading-plan');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await chooseAction(user, 'T-000043', 'Download consignment notes');
  await waitFor(() => expect(savedNames).toEqual([expect.stringMatching(/ consignment-notes T-000043\.pdf$/)]));
  expect(papers).toEqual(['trips/trip-1/consignment-notes/export']);
});

test('shows the carriers to which the trip was sent by EDI, and their answers', async () => {
  const tenders = [
    { partner: '02/CARR', carrier: 'Serendib', state: 'declined', messageId: 'message-1' },
    { partner: 'ZZ/OLD', carrier: null, state: 'ended', messageId: null },
  ];
  renderTripPage(buildTrip(), { 'GET edi/trip-tenders': () => ({ items: tenders }) });
  const section = await findSection('Sent by EDI');
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SerendibDeclinedShow message',
    'ZZ/OLDEnded',
  ]);
  expect(section.getByRole('link')).toHaveAttribute('href', '/edi-messages?dialog=message.message-1');
});

test('opens the dialog of a slot for an order at its stop, where an area fills it', async () => {
  const stops = buildTrip().stops.map((stop) => ({
    ...stop,
    orders: stop.orders.map((order) => ({ ...order, slot: null })),
  }));
  const slotHost = {
    Slot: ({ name, slotProps }: SlotProps) =>
      name === 'trip.gate-booking' && <Box>{`${name} ${JSON.stringify(slotProps)}`}</Box>,
    useIsFilled: (name: string) => name === 'trip.gate-booking',
  };
  const { user, router } = renderTripPage(buildTrip({ stops }), {}, (page) => (
    <SlotHostProvider value={slotHost}>{page}</SlotHostProvider>
  ));
  const [, button] = await screen.findAllByRole('button', { name: 'Book a slot for O-2' });
  await user.click(button!);
  expect(router.state.location.search).toBe('?dialog=slot.O-2.1');
  expect(screen.getByText(`trip.gate-booking {"orderId":"O-2","stop":1,"location":"Kandy Depot"}`)).toBeVisible();
});

test('shows what the trip emits, and the share of each order', async () => {
  const trip = runningTrip();
  const orderList = trip.orderList.map((order, i) => ({ ...order, emissions: i === 0 ? '60.000' : '22.400' }));
  renderTripPage({ ...trip, orderList, emissions: '82.400' }, { 'GET telemetry/live': positionStream().reply });
  expect((await findSection('Load')).getByText('Emissions').parentElement).toHaveTextContent('82 kg CO₂e');
  const orders = await findSection('Orders');
  expect(orders.getByRole('columnheader', { name: 'Emissions' })).toBeVisible();
  expect(orders.getByText('22 kg')).toBeVisible();
});

test('shows what the organization is paid, what it pays, and its margin', async () => {
  renderTripPage({ ...buildTrip(), revenue: '1000.00', cost: '1700.00', margin: '-700.00', currency: 'LKR' });
  const money = await findSection('Distance and cost');
  for (const text of ['1,000.00 LKR', '1,700.00 LKR', '-700.00 LKR']) expect(money.getByText(text)).toBeVisible();
});

test('shows the total route or the order routes on the map, with or without tolls', async () => {
  const { user, calls } = renderTripPage();
  const mapSection = await findSection('Map');
  expect(await mapSection.findByText('120.5 km')).toBeVisible();
  const map = await findMap();
  await waitFor(() =>
    expect(map.lines()).toEqual([
      [
        { latitude: 6.95, longitude: 79.85 },
        { latitude: 7.1, longitude: 80.2 },
        { latitude: 7.29, longitude: 80.63 },
      ],
    ]),
  );
  expect(map.markers()).toEqual(['1. Colombo Port', '2. Kandy Depot']);
  await user.click(mapSection.getByRole('button', { name: 'Order routes' }));
  expect(mapSection.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'O-1120.5 km',
    'O-2120.5 km',
  ]);
  await waitFor(() => expect(map.lines()).toHaveLength(2));
  await user.click(mapSection.getByRole('checkbox', { name: 'Exclude tolls' }));
  await waitFor(() =>
    expect(calls.some((call) => call.startsWith('GET shared/geo/route') && call.endsWith('excludeTolls=true'))).toBe(
      true,
    ),
  );
});

test('shows the live vehicle on the map and as text', async () => {
  const stream = positionStream();
  renderTripPage(runningTrip(), { 'GET telemetry/live': stream.reply });
  await findSection('Map');
  const map = await findMap();
  const position = {
    vehicleId: 'vehicle-1',
    at: PICKUP_AT,
    latitude: 7,
    longitude: 80,
    speed: 41.6,
    heading: 90,
    isCoarse: false,
    motion: 'moving',
  } as const;
  await act(async () => stream.send('snapshot', position, { ...position, vehicleId: 'vehicle-9' }));
  expect(await screen.findByText('WP LK-4521: moving, 42 km/h')).toBeVisible();
  await waitFor(() => expect(map.markers()).toContain('WP LK-4521, Moving'));
  expect(map.markers().join(' ')).not.toContain('vehicle-9');
  await act(async () => stream.send('moved', { ...position, motion: 'stopped', speed: 0 }));
  expect(await screen.findByText('WP LK-4521: stopped, 0 km/h')).toBeVisible();
  await act(async () => stream.send('moved', { ...position, motion: 'offline' }));
  expect(await screen.findByText(/^WP LK-4521: GPS fault, stale since/)).toBeVisible();
  await act(async () => stream.send('snapshot'));
  expect(await screen.findByText('The vehicle’s position is unknown.')).toBeVisible();
});

test('replaces a document with an expiry date', async () => {
  const tripDocument = {
    id: 'd',
    name: 'permit.pdf',
    mime: 'application/pdf',
    expiresAt: null,
    isExpired: false,
    createdAt: PICKUP_AT,
    url: '/api/trips/documents/d',
  };
  let form: FormData | undefined;
  const { user, notices, calls } = renderTripPage(buildTrip({ actions: ['documents'], documents: [tripDocument] }), {
    'POST trips/:id/documents': ({ body }) => ((form = body as FormData), tripDocument),
    'DELETE trips/:id/documents/:documentId': () => ({ id: 'd' }),
  });
  await chooseAction(user, 'permit.pdf', 'Replace');
  const dialog = await findDialog('Replace document');
  await user.upload(dialog.getByLabelText(/^File/), new File(['%PDF-1.4'], 'new.pdf', { type: 'application/pdf' }));
  await user.type(dialog.getByRole('textbox', { name: 'Valid until' }), '04.12.2030');
  await user.click(dialog.getByRole('button', { name: 'Replace document' }));
  await waitFor(() => expect(notices).toEqual(['Document saved']));
  expect(form?.get('expiresAt')).toBe(String(Date.UTC(2030, 11, 4, 18, 29, 59) / 1000));
  expect(calls.filter((call) => call.includes('documents'))).toEqual([
    'POST trips/trip-1/documents',
    'DELETE trips/trip-1/documents/d',
  ]);
});

test('shows a banner when another user changes the stage', async () => {
  let stage: Trip['stage'] = 'vehicleAssigned';
  const { user } = renderTripPage(buildTrip(), {
    'GET trips/:id': () => buildTrip({ stage, actions: stage === 'vehicleAssigned' ? ['start'] : [] }),
    'GET trips/:id/timeline': () => ({
      items: [
        {
          id: 'e',
          event: 'cancel',
          from: 'vehicleAssigned',
          to: 'cancelled',
          user: 'Kamala Silva',
          actor: null,
          reason: 'Late',
          occurredAt: PICKUP_AT,
          recordedAt: PICKUP_AT,
        },
      ],
    }),
    'PATCH trips/:id/stage': () => ((stage = 'cancelled'), errorReply(409, 'stageNotAllowed')),
  });
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  expect(confirm.getByText(/Starts trip T-000043 and all its orders/)).toBeVisible();
  await user.click(confirm.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Kamala Silva just changed the stage: Vehicle assigned → Cancelled')).toBeVisible();
});

test('shows "Trip not found" for an unknown or inaccessible trip', async () => {
  renderTripPage(buildTrip(), { 'GET trips/:id': () => errorReply(404, 'notFound') });
  expect(await screen.findByRole('heading', { name: 'Trip not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to trips' })).toHaveAttribute('href', '/trips');
});
