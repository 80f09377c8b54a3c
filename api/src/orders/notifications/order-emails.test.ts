import { testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

const listEmails = async (organizationId: string) =>
  portal.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text'])
    .where('organizationId', '=', organizationId)
    .orderBy('recipient')
    .execute();

test('emails the approver in turn in their language, unless they receive no emails', async () => {
  const { first, second, organizationId, submitted } = await openOffice(portal);
  await portal.db.updateTable('users').set({ language: 'it' }).where('id', '=', first.id).execute();
  await portal.db.updateTable('contacts').set({ byEmail: false }).where('id', '=', second.contactId).execute();
  const { id, number } = await submitted();
  await portal.as(first).patch(`/orders/${id}/approve`);
  const sent = await listEmails(organizationId);
  expect(sent).toMatchObject([{ recipient: first.email, subject: `L'ordine ${number} attende la sua approvazione` }]);
  expect(sent[0]?.text).toContain('Port → Kandy');
  expect(sent[0]?.text).toContain(`/orders/${id}`);
});

test('emails notification contacts for the stages that notify', async () => {
  const { build, organizationId, planner, first, second, submitted } = await openOffice(portal);
  const contact = await build.contact({ organizationId, email: 'a@notified.example' });
  const invalid = await build.contact({ organizationId, email: 'b@notified.example, c@evil.example' });
  const { id, number } = await submitted({ notificationContactIds: [contact.id, invalid.id] });
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`);
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled', reason: 'Ship is late' });
  const emails = (await listEmails(organizationId)).filter(({ recipient }) => recipient.includes('notified.example'));
  expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['a@notified.example', `Order ${number}: validated`],
    ['a@notified.example', `Order ${number}: cancelled`],
  ]);
  expect(emails[1]?.text).toContain('Reason: Ship is late');
});

test('emails a contact for its stages only, in the language of its user, of the contact or of its organization', async () => {
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
  await portal.as(planner).patch(`/orders/${id}/stage`, { stage: 'cancelled' });
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
