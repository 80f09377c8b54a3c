import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const NONE = { contacts: { scope: 'none', chosen: [] }, locations: { scope: 'none', chosen: [] } };

/** A cargo owner with a contact and a location, and its active partner. */
async function setUp() {
  const build = createBuilders(portal.db, TEST_NOW);
  const owner = await build.organization({ type: '1pl', name: 'Harvest' });
  const partner = await build.organization({ type: '3pl', name: 'Lanka' });
  await build.partnership({ organizationId: owner.id, partnerId: partner.id, status: 'active' });
  const [ownerUser, partnerUser] = [
    await build.user({ organizationId: owner.id, rules: 'all' }),
    await build.user({ organizationId: partner.id, rules: 'all' }),
  ];
  const contact = await build.contact({ organizationId: owner.id, isDelivery: true });
  const location = await build.location({ organizationId: owner.id, contactIds: [contact.id] });
  const asPartner = portal.as(partnerUser);
  const list = async (path: string) => (await asPartner.get(path)).json().items.map(({ id }: { id: string }) => id);
  /** The partner's view: the number of contacts and locations in lists, and the status of reading each of them. */
  const read = async () => ({
    contacts: await list(`/contacts?partnerId=${owner.id}`),
    contact: (await asPartner.get(`/contacts/${contact.id}`)).statusCode,
    locations: (await list('/locations?withPartners=true')).filter((id: string) => id === location.id),
    location: (await asPartner.get(`/locations/${location.id}`)).statusCode,
  });
  const asOwner = portal.as(ownerUser);
  const share = (input: object) => asOwner.patch(`/partners/${partner.id}/sharing`, input);
  const order = (more: object = {}) =>
    build.order({
      organizationId: owner.id,
      partnerId: partner.id,
      stage: 'validated',
      stops: [{ locationId: location.id, contactId: contact.id }, { locationId: location.id }],
      ...more,
    });
  return { build, owner, partner, contact, location, asOwner, asPartner, read, share, order };
}
type Setup = Awaited<ReturnType<typeof setUp>>;

const nothing = { contacts: [], contact: 404, locations: [], location: 404 };
const both = ({ contact, location }: Setup) => ({
  contacts: [contact.id],
  contact: 200,
  locations: [location.id],
  location: 200,
});
const onlyContact = ({ contact }: Setup) => ({ ...nothing, contacts: [contact.id], contact: 200 });
const onlyLocation = ({ location }: Setup) => ({ ...nothing, locations: [location.id], location: 200 });

describe('common records', () => {
  test.each<[string, (setup: Setup) => Promise<unknown>, (setup: Setup) => object]>([
    ['no records', async () => undefined, () => nothing],
    ['a validated order of the owner', ({ order }) => order(), both],
    [
      'an order that is not validated yet',
      ({ order }) => order({ stage: 'pendingValidation', validatedAt: null }),
      () => nothing,
    ],
    [
      'an order of the partner',
      ({ order, owner, partner }) =>
        order({ organizationId: partner.id, partnerId: owner.id, stage: 'saved', validatedAt: null }),
      both,
    ],
    [
      'an order of the owner with someone else',
      async ({ order, build }) => order({ partnerId: (await build.organization({ type: '3pl' })).id }),
      () => nothing,
    ],
    [
      'a notification contact of an order',
      async ({ order, contact, build, owner }) => {
        const { id: locationId } = await build.location({ organizationId: owner.id });
        const { id: orderId } = await order({ stops: [{ locationId }, { locationId }] });
        await portal.db.insertInto('orderNotificationContacts').values({ orderId, contactId: contact.id }).execute();
      },
      onlyContact,
    ],
    [
      'a trip that pays the owner',
      async ({ build, partner, owner, contact }) =>
        build.trip({
          organizationId: partner.id,
          stage: 'waitingForTrip',
          billingContactId: contact.id,
          billingPartnerId: owner.id,
        }),
      onlyContact,
    ],
    [
      'a contract that counts from the location',
      async ({ build, owner, partner, location }) =>
        build.contract({
          organizationId: owner.id,
          partnerId: partner.id,
          terms: { mileageCalculationLocationId: location.id },
        }),
      onlyLocation,
    ],
  ])('lets a partner read what is on %s', async (_case, prepare, expected) => {
    const setup = await setUp();
    await prepare(setup);
    expect(await setup.read()).toEqual(expected(setup));
  });

  test('hides them when the partnership is no longer active', async () => {
    const setup = await setUp();
    await setup.order();
    await setup.share({ contacts: { scope: 'all' }, locations: { scope: 'all' } });
    await portal.db
      .updateTable('partnerships')
      .set({ status: 'blocked', blockedBy: setup.owner.id })
      .where('organizationId', '=', setup.owner.id)
      .execute();
    expect(await setup.read()).toEqual(nothing);
  });
});

describe('sharing', () => {
  test('shares nothing, chosen ones or all, each kind by itself', async () => {
    const setup = await setUp();
    const { share, read, contact, location, asOwner, partner } = setup;
    expect((await asOwner.get(`/partners/${partner.id}/sharing`)).json()).toMatchObject(NONE);
    expect((await share({ contacts: { scope: 'chosen', ids: [contact.id] } })).json()).toEqual({
      ...NONE,
      id: partner.id,
      revision: 2,
      contacts: { scope: 'chosen', chosen: [{ id: contact.id, name: contact.name }] },
    });
    expect(await read()).toEqual(onlyContact(setup));
    await share({ contacts: { scope: 'none' }, locations: { scope: 'chosen', ids: [location.id] } });
    expect(await read()).toEqual(onlyLocation(setup));
    await share({ contacts: { scope: 'all' }, locations: { scope: 'all', ids: [] } });
    expect(await read()).toEqual(both(setup));
    await share({ contacts: { scope: 'none' }, locations: { scope: 'chosen' } });
    expect(await read()).toEqual(nothing);
  });

  test('shares with one partner only, and in one direction only', async () => {
    const setup = await setUp();
    const { build, owner, share, asOwner, partner } = setup;
    const other = await build.organization({ type: '3pl' });
    await build.partnership({ organizationId: other.id, partnerId: owner.id, status: 'active' });
    const asOther = portal.as(await build.user({ organizationId: other.id, rules: 'all' }));
    await build.contact({ organizationId: partner.id, isDelivery: true });
    await share({ contacts: { scope: 'all' }, locations: { scope: 'all' } });
    expect((await asOther.get(`/contacts?partnerId=${owner.id}`)).json().total).toBe(0);
    expect((await asOwner.get(`/contacts?partnerId=${partner.id}`)).json().total).toBe(0);
  });

  test('hides the locations and contacts of a shared record that are not shared themselves', async () => {
    const { share, asPartner, contact, location } = await setUp();
    await share({ contacts: { scope: 'all' } });
    expect((await asPartner.get(`/contacts/${contact.id}`)).json().locations).toEqual([]);
    await share({ contacts: { scope: 'none' }, locations: { scope: 'all' } });
    expect((await asPartner.get(`/locations/${location.id}`)).json().contacts).toEqual([]);
  });

  test('lets a partner refer only to what it may read', async () => {
    const { share, asPartner, location, partner, build } = await setUp();
    const own = await build.location({ organizationId: partner.id });
    const stops = [{ locationId: own.id }, { locationId: location.id }];
    const save = async () => (await asPartner.post('/orders/preview', { stops, contractId: own.id })).json();
    expect(JSON.stringify(await save())).toContain('Location not found');
    await share({ locations: { scope: 'chosen', ids: [location.id] } });
    expect(JSON.stringify(await save())).not.toContain('Location not found');
  });

  test('accepts only own records, of an active partnership, from users who manage partners', async () => {
    const { build, owner, partner, share, asOwner } = await setUp();
    const foreign = await build.contact({ organizationId: partner.id });
    expect((await share({ contacts: { scope: 'chosen', ids: [foreign.id] } })).json()).toMatchObject({
      statusCode: 422,
      fields: { 'contacts.ids.0': { code: 'notFound', message: 'Contact not found' } },
    });
    const stranger = await build.organization({ type: '3pl' });
    for (const send of [
      () => asOwner.get(`/partners/${stranger.id}/sharing`),
      () => asOwner.patch(`/partners/${stranger.id}/sharing`, {}),
    ])
      expect((await send()).statusCode).toBe(404);
    const reader = await build.user({ organizationId: owner.id, rules: [{ model: 'partner', rule: 'read' }] });
    expect((await portal.as(reader).patch(`/partners/${partner.id}/sharing`, {})).statusCode).toBe(403);
    await portal.db
      .updateTable('partnerships')
      .set({ status: 'blocked', blockedBy: owner.id })
      .where('organizationId', '=', owner.id)
      .execute();
    expect((await share({ contacts: { scope: 'all' } })).json()).toMatchObject({ code: 'partnershipStatus' });
  });

  test('records changes in the own timeline only, and forgets them with the partnership', async () => {
    const { owner, partner, share, contact } = await setUp();
    await share({ contacts: { scope: 'chosen', ids: [contact.id] } });
    await share({ contacts: { scope: 'chosen', ids: [contact.id] } });
    const entries = await portal.db
      .selectFrom('timelineEntries')
      .select(['organizationId', 'subjectId', 'changes'])
      .where('event', '=', 'shared')
      .where('subject', '=', 'partner')
      .where('organizationId', 'in', [owner.id, partner.id])
      .execute();
    expect(entries).toEqual([
      {
        organizationId: owner.id,
        subjectId: partner.id,
        changes: {
          contacts: { from: 'none', to: 'chosen' },
          'chosen.contacts': { from: [], to: [contact.name] },
        },
      },
    ]);
    await portal.db.deleteFrom('partnerships').where('organizationId', '=', owner.id).execute();
    expect(
      await portal.db.selectFrom('networkShares').selectAll().where('organizationId', '=', owner.id).execute(),
    ).toEqual([]);
  });
});
