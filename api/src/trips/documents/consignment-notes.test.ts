import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

/** A trip with an order of two items that drops one at Kandy and one at Galle, and an order without specified drops. */
async function openLoadedTrip() {
  portal.clock.now = TEST_NOW;
  const depot = await openDepot(portal);
  const { build, ownerId, port, kandy, order, as, assignment } = depot;
  const galle = await build.location({ organizationId: ownerId, name: 'Galle' });
  const tea = await build.cargo({ organizationId: ownerId, name: 'Black tea', weight: '100', effectiveSpace: '0.5' });
  const near = await order({
    cargoItems: [
      { cargoId: tea.id, packNumber: 'P-1', quantity: 10 },
      { cargoId: tea.id, packNumber: 'P-2', quantity: 4 },
    ],
    stops: [{ locationId: port.id }, { locationId: kandy.id }],
  });
  const far = await order({
    cargoItems: [{ cargoId: tea.id, packNumber: 'P-3', quantity: 1 }],
    stops: [{ locationId: port.id }, { locationId: kandy.id }, { locationId: galle.id }],
  });
  const trip = (await as.post('/trips', { orderIds: [near.id, far.id], ...assignment })).json();
  await depot.move(trip.id, 'waitingForTrip');
  const { name: shipper } = await portal.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { ...depot, trip: trip as { id: string; number: string }, near, far, shipper };
}

test('prints a consignment note per order and drop, each on its page, with shipper, consignee, goods and signatures', async () => {
  const { as, trip, shipper } = await openLoadedTrip();
  const reply = await as.get(`/trips/${trip.id}/consignment-notes/export`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages } = readPdf(reply.rawPayload);
  expect(pages).toHaveLength(2);
  const [first = [], second = []] = pages;
  expect(first).toEqual(
    expect.arrayContaining([
      '1 Sender',
      '2 Consignee',
      '16 Carrier, vehicle and driver',
      '20 Charges: to be paid by sender, by consignee',
    ]),
  );
  expect(first).toEqual(expect.arrayContaining([shipper, 'P-1', 'P-2', 'Page 1 of 2']));
  expect(second).toEqual(expect.arrayContaining(['Galle', 'P-3', 'Page 2 of 2']));
});

test('the shipper’s instructions contain the services that the order requests', async () => {
  const { as, trip, near } = await openLoadedTrip();
  const services = [
    { name: 'Tail lift', quantity: '1.000' },
    { name: 'Pallet exchange', quantity: '12.000' },
  ];
  await portal.db
    .updateTable('orders')
    .set({ services: JSON.stringify(services) })
    .where('id', '=', near.id)
    .execute();
  for (const path of [`/trips/${trip.id}/consignment-notes/export`, `/orders/${near.id}/consignment-notes/export`]) {
    const [first = [], ...others] = readPdf((await as.get(path)).rawPayload).pages;
    expect(first.join('\n')).toContain('Tail lift, 12 × Pallet exchange');
    expect(others.flat().join('\n')).not.toContain('Tail lift');
  }
});

test('prints a label per item with its destination and shipper', async () => {
  const { as, trip, shipper } = await openLoadedTrip();
  const { pages } = readPdf((await as.get(`/trips/${trip.id}/labels/export`)).rawPayload);
  const texts = pages.flat().join('\n');
  for (const text of ['P-1 · Black tea', 'P-2 · Black tea', 'P-3 · Black tea', 'Kandy', 'Galle', shipper])
    expect(texts).toContain(text);
});

test('shows the shipper of each order on manifest and loading plan', async () => {
  const { as, trip, shipper } = await openLoadedTrip();
  for (const name of ['manifest', 'loading-plan']) {
    expect((await as.get(`/trips/${trip.id}/${name}`)).json().shippedOrders).toMatchObject([{ shipper }, { shipper }]);
    const { pages } = readPdf((await as.get(`/trips/${trip.id}/${name}/export`)).rawPayload);
    expect(pages.flat()).toEqual(expect.arrayContaining([shipper, trip.number]));
  }
});

test('prints the documents of a trip only for users who see it', async () => {
  const { build, trip } = await openLoadedTrip();
  const stranger = await build.user({
    organizationId: (await build.organization({ type: '2pl' })).id,
    rules: 'all',
  });
  for (const name of ['consignment-notes', 'labels'])
    expect((await portal.as(stranger).get(`/trips/${trip.id}/${name}/export`)).statusCode).toBe(404);
});

test('prints the selected documents of several trips in one file, with separate page numbers', async () => {
  const { as, trip, save, build } = await openLoadedTrip();
  const other = (await save()).json() as { id: string; number: string };
  const exportOf = (by: typeof as, papers: readonly string[], ids = [other.id, trip.id]) =>
    by.get(
      `/trips/papers/export?${[...ids.map((id) => `tripId=${id}`), ...papers.map((name) => `paper=${name}`)].join('&')}`,
    );
  const reply = await exportOf(as, ['consignment-notes', 'manifest']);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="2026-11-20 papers.pdf"',
  ]);
  const { pages } = readPdf(reply.rawPayload);
  const heads = pages.map((texts) => [
    texts.some((text) => text.includes(other.number)) ? other.number : trip.number,
    texts.some((text) => text.startsWith('Delivery manifest')) ? 'manifest' : 'note',
    texts.find((text) => text.startsWith('Page ')),
  ]);
  expect(heads).toEqual([
    [other.number, 'manifest', 'Page 1 of 1'],
    [other.number, 'note', 'Page 1 of 1'],
    [trip.number, 'manifest', 'Page 1 of 2'],
    [trip.number, 'manifest', 'Page 2 of 2'],
    [trip.number, 'note', 'Page 1 of 2'],
    [trip.number, 'note', 'Page 2 of 2'],
  ]);
  const stranger = portal.as(
    await build.user({ organizationId: (await build.organization({ type: '2pl' })).id, rules: 'all' }),
  );
  expect([
    (await exportOf(stranger, ['manifest'])).statusCode,
    (await exportOf(as, [])).statusCode,
    (await exportOf(as, ['bill'])).statusCode,
    (await exportOf(as, ['manifest'], Array(51).fill(trip.id))).statusCode,
  ]).toEqual([404, 422, 422, 422]);
});

test('prints note and labels of an order without a trip for users who see it, in their language and in English', async () => {
  const { as, asOwner, near, build, owner, shipper, order } = await openLoadedTrip();
  const { id, number } = (await order()) as { id: string; number: string };
  const read = async (by: typeof as, orderId: string, name: string) =>
    readPdf((await by.get(`/orders/${orderId}/${name}/export`)).rawPayload).pages.flat();
  await portal.db.updateTable('users').set({ language: 'fr' }).where('id', '=', owner.id).execute();
  expect(await read(asOwner, id, 'consignment-notes')).toEqual(
    expect.arrayContaining([
      'Lettre de voiture',
      number,
      shipper,
      '1 Expéditeur / Sender',
      '15 Remboursement / Cash on delivery',
    ]),
  );
  expect(await read(as, id, 'labels')).toEqual(expect.arrayContaining([expect.stringContaining(`${number} · 1/`)]));
  // As carried by its trip.
  expect(await read(as, near.id, 'consignment-notes')).toEqual(expect.arrayContaining(['P-1', 'P-2', 'Kandy']));
  const stranger = portal.as(
    await build.user({ organizationId: (await build.organization({ type: '2pl' })).id, rules: 'all' }),
  );
  for (const name of ['consignment-notes', 'labels'])
    expect((await stranger.get(`/orders/${id}/${name}/export`)).statusCode).toBe(404);
});
