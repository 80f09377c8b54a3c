import sharp from 'sharp';
import { LoadingPlan, Manifest } from 'shared-contracts/trips/load-documents';
import type { Language } from 'shared-contracts/values/limits';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';
import { PRINTOUT_TEXTS } from './printout.texts.ts';

const portal = testApp();
const DOCUMENTS = ['manifest', 'loading-plan'] as const;
const SINHALA = 'කොළඹ වරාය';
const MALICIOUS = '=1+1 </Span> (x) Tj https://evil.example';

/** Creates a trip with an order to Kandy, one via Kandy to Galle, and a cancelled one. */
async function openLoadedTrip() {
  const depot = await openDepot(portal);
  const { build, ownerId, port, kandy, order, as, dispatcher, assignment } = depot;
  const kamala = await build.contact({
    organizationId: ownerId,
    firstName: 'Kamala',
    lastName: 'Silva',
    phone: '+94 71 000 11 22',
  });
  const galle = await build.location({ organizationId: ownerId, name: SINHALA });
  const tea = await build.cargo({ organizationId: ownerId, name: MALICIOUS, weight: '100', effectiveSpace: '0.5' });
  const item = (packNumber: string, quantity: number) => ({ cargoId: tea.id, packNumber, quantity });
  const near = await order({
    reference: 'NEAR',
    cargoItems: [item('P-1', 10)],
    stops: [{ locationId: port.id }, { locationId: kandy.id, contactId: kamala.id }],
  });
  const far = await order({
    cargoItems: [item('P-2', 4), item('P-3', 1)],
    stops: [{ locationId: port.id }, { locationId: kandy.id }, { locationId: galle.id }],
  });
  const cancelled = await order({
    cargoItems: [item('P-9', 7)],
    stops: [{ locationId: port.id }, { locationId: kandy.id }],
  });
  const stops = [
    { locationId: port.id, pickOrderIds: [near.id, far.id, cancelled.id] },
    { locationId: kandy.id, contactId: kamala.id, dropOrderIds: [near.id, far.id, cancelled.id] },
    { locationId: galle.id, dropOrderIds: [far.id] },
  ];
  const trip = (
    await as.post('/trips', {
      orderIds: [near.id, far.id, cancelled.id],
      stops,
      ...assignment,
      description: 'Keep dry',
    })
  ).json() as { id: string; number: string };
  await portal.db.updateTable('orders').set({ stage: 'cancelled' }).where('id', '=', cancelled.id).execute();
  return { ...depot, trip, near, far, dispatcher };
}

test('lists the pickups, drops and contact of every stop in the manifest', async () => {
  const { as, trip, near, far, vehicle } = await openLoadedTrip();
  const manifest = Manifest.parse((await as.get(`/trips/${trip.id}/manifest`)).json());
  expect(manifest).toMatchObject({
    trip: { number: trip.number, vehicle: { id: vehicle.id }, driver: {}, description: 'Keep dry' },
    orders: 2,
    total: { quantity: 15, weight: '1500.000', space: '7.500' },
    issuedAt: TEST_NOW,
  });
  expect(
    manifest.stops.map(({ location, orders }) => [
      location.name,
      orders.map(({ id, what, items }) => [id, what, items.map(({ packNumber }) => packNumber)]),
    ]),
  ).toEqual([
    [
      'Port',
      [
        [near.id, 'pick', ['P-1']],
        [far.id, 'pick', ['P-2', 'P-3']],
      ],
    ],
    [
      'Kandy',
      [
        [near.id, 'drop', ['P-1']],
        [far.id, 'partDrop', []],
      ],
    ],
    [SINHALA, [[far.id, 'drop', ['P-2', 'P-3']]]],
  ]);
  expect(manifest.stops[1]).toMatchObject({
    contact: { name: 'Kamala Silva', phone: '+94 71 000 11 22' },
    dropped: { quantity: 10, weight: '1000.000', space: '5.000' },
    picked: { quantity: 0 },
  });
});

test('loads first what is unloaded last, with sums and utilization', async () => {
  const { as, trip } = await openLoadedTrip();
  const plan = LoadingPlan.parse((await as.get(`/trips/${trip.id}/loading-plan`)).json());
  expect(
    plan.steps.map(({ load, unload }) => [
      load.map(({ packNumber, place }) => `${place} ${packNumber}`),
      unload.map(({ packNumber }) => packNumber),
    ]),
  ).toEqual([
    [['1 P-2', '2 P-3', '3 P-1'], []],
    [[], ['P-1']],
    [[], ['P-3', 'P-2']],
  ]);
  const { capacity } = (await as.get(`/trips/${trip.id}`)).json();
  expect(plan.steps.map(({ aboard }) => [aboard.quantity, aboard.weight])).toEqual([
    [15, '1500.000'],
    [5, '500.000'],
    [0, '0.000'],
  ]);
  expect(plan.steps[0]?.utilization).toEqual({
    space: ((7.5 / capacity.space) * 100).toFixed(1),
    weight: ((1500 / capacity.weight) * 100).toFixed(1),
  });
});

test('exports both as PDF in the language, units and zone of the user', async () => {
  const { as, trip, organizationId, dispatcher } = await openLoadedTrip();
  const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#3d56d4' } })
    .png()
    .toBuffer();
  const logoId = await portal.app.files.save(portal.db, {
    name: 'logo.png',
    mime: 'image/png',
    content: logo,
    organizationId,
    createdAt: TEST_NOW,
  });
  await portal.db.updateTable('organizations').set({ logoId }).where('id', '=', organizationId).execute();
  const exports: [Language, (typeof DOCUMENTS)[number]][] = [
    ['en', 'manifest'],
    ['it', 'loading-plan'],
    ['fr', 'manifest'],
    ['sp', 'loading-plan'],
    ['sin', 'manifest'],
    ['sin', 'loading-plan'],
  ];
  for (const [language, name] of exports) {
    await portal.db
      .updateTable('users')
      .set({ language, units: language === 'it' ? 'imperial' : 'metric' })
      .where('id', '=', dispatcher.id)
      .execute();
    const reply = await as.get(`/trips/${trip.id}/${name}/export`);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="2026-11-20 ${name} ${trip.number}.pdf"`,
    ]);
    const { pages, raw } = readPdf(reply.rawPayload);
    const { manifest, loadingPlan } = PRINTOUT_TEXTS[language];
    const texts = pages.flat().join('\n');
    for (const text of [
      name === 'manifest' ? manifest : loadingPlan,
      trip.number,
      SINHALA,
      'P-1',
      'P-3',
      '=1+1',
      language === 'it' ? '1.500 tonnes' : '1,500 kg',
    ])
      expect(texts).toContain(text);
    expect(raw).toMatch(/\/Subtype \/Image/);
    expect(raw).not.toMatch(/\/(Annot|Link|JavaScript|Action)\b/);
    expect(texts).not.toContain('P-9');
  }
});

test('shows as much of both as the user may see of the trip', async () => {
  const { as, asOwner, asDriver, build, trip, organizationId, save } = await openLoadedTrip();
  const other = await build.order({
    stage: 'validated',
    organizationId: (await build.organization({ type: '1pl' })).id,
    partnerId: organizationId,
  });
  const mixed = (await save()).json();
  const ownedOrderId = mixed.orderList[0].id as string;
  await as.patch(`/trips/${mixed.id}`, { orderIds: [ownedOrderId, other.id] });
  await as.patch(`/trips/${mixed.id}/stage`, { stage: 'waitingForTrip' });
  expect((await asOwner.get(`/trips/${mixed.id}/manifest`)).json()).toMatchObject({
    orders: 1,
    trip: { description: null },
  });
  expect((await asOwner.get(`/trips/${mixed.id}/loading-plan`)).json().steps).toEqual(
    expect.arrayContaining([expect.objectContaining({ utilization: null })]),
  );
  const asOtherUser = portal.as(await build.user({ organizationId: (await build.organization({ type: '4pl' })).id }));
  const asOrderReader = portal.as(await build.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] }));
  for (const path of DOCUMENTS.flatMap((name) => [name, `${name}/export`])) {
    const statusFor = async (by: typeof as) => (await by.get(`/trips/${trip.id}/${path}`)).statusCode;
    expect([
      await statusFor(as),
      await statusFor(asDriver),
      await statusFor(asOtherUser),
      await statusFor(asOrderReader),
    ]).toEqual([200, 200, 404, 403]);
  }
});
