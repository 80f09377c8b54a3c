import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();
const QUARTER = 900;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Lets a quarter of an hour pass. */
async function sendDigests() {
  portal.clock.now += QUARTER;
  await Promise.all([1, 2].map(() => portal.app.jobs.enqueue(portal.db, 'orders.digests', {})));
  await portal.app.jobs.runDue();
}

const listEmails = async (organizationId: string) =>
  portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('organizationId', '=', organizationId)
    .orderBy('recipient')
    .orderBy('createdAt')
    .execute();

test('emails the next approver in their language, unless they receive no emails', async () => {
  const { first, second, organizationId, submitted } = await openOffice(portal);
  await portal.db.updateTable('users').set({ language: 'it' }).where('id', '=', first.id).execute();
  await portal.db.updateTable('contacts').set({ byEmail: false }).where('id', '=', second.contactId).execute();
  const { id, number } = await submitted();
  await portal.as(first).patch(`/orders/${id}/approve`);
  const sent = await listEmails(organizationId);
  expect(sent).toMatchObject([{ recipient: first.email, subject: `L'ordine ${number} attende la tua approvazione` }]);
  expect(sent[0]?.text).toContain('Port → Kandy');
  expect(sent[0]?.text).toContain(`/orders/${id}`);
});

test('emails notification contacts for the stages that notify', async () => {
  const { build, organizationId, planner, first, second, submitted } = await openOffice(portal);
  const contact = await build.contact({ organizationId, email: 'a@notified.example' });
  const invalid = await build.contact({ organizationId, email: 'b@notified.example, c@evil.example' });
  const { id, number } = await submitted({ notificationContactIds: [contact.id, invalid.id] });
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
  await sendDigests();
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled', reason: 'Ship is late' });
  await sendDigests();
  const emails = (await listEmails(organizationId)).filter(({ recipient }) => recipient.includes('notified.example'));
  expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['a@notified.example', `Order ${number}: validated`],
    ['a@notified.example', `Order ${number}: cancelled`],
  ]);
  expect(emails[1]?.text).toContain('Reason: Ship is late');
});

test('emails a contact only for its stages, in the language of its user, of the contact or of its organization', async () => {
  const { build, organizationId, planner, first, second, submitted } = await openOffice(portal);
  await portal.db
    .updateTable('organizations')
    .set({ defaultLanguage: 'it' })
    .where('id', '=', organizationId)
    .execute();
  const contact = (email: string, more: object = {}) =>
    build.contact({ organizationId, email: `${email}@notified.example`, ...more });
  const contacts = [
    await contact('all'),
    await contact('french', { language: 'fr' }),
    await contact('spanish user', { email: 'user@notified.example', language: 'fr' }),
    await contact('ends', { notificationTypes: ['cancelled'] }),
    await contact('off', { isNotification: false }),
    await contact('mute', { byEmail: false }),
  ];
  await build.user({ organizationId, contactId: contacts[2]?.id ?? null, language: 'sp' });
  const { id, number } = await submitted({ notificationContactIds: contacts.map(({ id: contactId }) => contactId) });
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
  await sendDigests();
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
  await sendDigests();
  const emails = (await listEmails(organizationId))
    .filter(({ recipient }) => recipient.endsWith('@notified.example'))
    .map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(emails.toSorted()).toEqual([
    `all@notified.example: Ordine ${number}: annullato`,
    `all@notified.example: Ordine ${number}: convalidato`,
    `ends@notified.example: Ordine ${number}: annullato`,
    `french@notified.example: Commande ${number} : annulée`,
    `french@notified.example: Commande ${number} : validée`,
    `user@notified.example: Pedido ${number}: cancelado`,
    `user@notified.example: Pedido ${number}: validado`,
  ]);
});

test('sends one digest per person and quarter of an hour, with a tracking link that its owner can revoke', async () => {
  const { build, organizationId, planner, first, second, submitted } = await openOffice(portal);
  const contact = await build.contact({ organizationId, email: 'ann@notified.example' });
  const orders = [];
  for (const reference of ['PO 1', 'PO 2'])
    orders.push(await submitted({ reference, notificationContactIds: [contact.id] }));
  for (const { id } of orders)
    for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
  await portal.as(planner).patch(`/orders/${orders[0]?.id}/stage`, { stage: 'cancelled' });
  const sent = async () =>
    (await listEmails(organizationId)).filter(({ recipient }) => recipient === 'ann@notified.example');
  await portal.app.jobs.enqueue(portal.db, 'orders.digests', {});
  await portal.app.jobs.runDue();
  expect(await sent()).toEqual([]);
  await sendDigests();
  await sendDigests();
  const [email, ...others] = await sent();
  expect(others).toEqual([]);
  expect(email?.subject).toBe(`News about 2 orders: ${orders.map(({ number }) => number).join(', ')}`);
  for (const text of [
    'Reference: PO 1',
    'validated → cancelled',
    'Pickup: Port, ',
    'Drop: Kandy, ',
    'Load: 1440 kg, 6 CBM',
  ])
    expect(email?.text).toContain(text);
  expect(email?.text).not.toContain(`/orders/${orders[0]?.id}`);
  const tokens = [...(email?.text ?? '').matchAll(/\/track\/([\w-]+)/g)].map(([, token]) => token);
  expect(new Set(tokens).size).toBe(2);
  const tracked = await portal.as(null).get(`/tracking/${tokens[1]}`);
  expect(tracked.statusCode).toBe(200);
  const { items } = (await portal.as(planner).get(`/orders/${orders[1]?.id}/tracking-links`)).json();
  await portal.as(planner).patch(`/orders/${orders[1]?.id}/tracking-links/${items[0].id}/revoke`);
  await portal.as(planner).patch(`/orders/${orders[1]?.id}/stage`, { stage: 'cancelled' });
  await sendDigests();
  expect((await sent()).at(-1)?.text).not.toContain('/track/');
});

test('emails the contact of one of several drops a link and the stop of that drop alone', async () => {
  const { build, organizationId, first, second, submitted, port, kandy } = await openOffice(portal);
  const galle = await build.location({ organizationId, name: 'Galle' });
  const [consignee, owner] = [
    await build.contact({ organizationId, email: 'consignee@notified.example' }),
    await build.contact({ organizationId, email: 'owner@notified.example' }),
  ];
  const { id } = await submitted({
    notificationContactIds: [consignee.id, owner.id],
    stops: [
      { locationId: port.id, contactId: null },
      { locationId: kandy.id, contactId: consignee.id },
      { locationId: galle.id, contactId: null },
    ],
  });
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
  await sendDigests();
  const emails = await listEmails(organizationId);
  const read = async (recipient: string) => {
    const text = emails.find((email) => email.recipient === recipient)?.text ?? '';
    const [, token] = /\/track\/([\w-]+)/.exec(text) ?? [];
    const { scope, stops } = (await portal.as(null).get(`/tracking/${token}`)).json();
    return [
      ['Port', 'Kandy', 'Galle'].filter((name) => text.includes(name)),
      scope,
      stops.map(({ name }: { name: string }) => name),
    ];
  };
  expect(await read('consignee@notified.example')).toEqual([['Kandy'], 'drop', ['Kandy']]);
  expect(await read('owner@notified.example')).toEqual([
    ['Port', 'Kandy', 'Galle'],
    'order',
    ['Port', 'Kandy', 'Galle'],
  ]);
});
