import { sql } from 'kysely';
import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { testWebhookReceiver } from '../../platform/testing/webhook-receiver.ts';
import { createWebhookHeaders } from '../../platform/webhooks/signature.ts';
import { setUpPartner } from '../vehicles/testing/fleet-setup.ts';
import { openRoad } from './testing/open-road.ts';

const portal = testApp();
const receiver = testWebhookReceiver();

async function openHooks() {
  const road = await openRoad(portal);
  const { organization, build, asAdmin } = road;
  const { id: contactId } = await build.contact({
    organizationId: organization.id,
    email: 'yard@example.com',
    language: 'it',
    byEmail: true,
  });
  const path = '/alerts/rules/speeding/webhook';
  return {
    ...road,
    contactId,
    path,
    setRule: (changes: object) => road.setRule('speeding', { limit: 60, minutes: 0, byBell: false, ...changes }),
    speed: (minutes: number) => road.send([{ at: TEST_NOW - minutes * MINUTE, km: minutes, speed: 90 }]),
    deliver: () => portal.app.jobs.runDue(),
    listDeliveries: async () => (await asAdmin.get(`${path}/deliveries`)).json().items,
    listMails: async () =>
      portal.db.selectFrom('mails').selectAll().where('organizationId', '=', organization.id).execute(),
  };
}

test('posts each alert to the webhook of the rule, and mails its contacts in their language', async () => {
  const { setRule, speed, deliver, listDeliveries, listMails, asAdmin, contactId, path, vehicle, list } =
    await openHooks();
  const saved = await setRule({ webhookUrl: receiver.url, contactIds: [contactId] });
  expect(saved.json()).toMatchObject({
    webhookUrl: receiver.url,
    contacts: [{ id: contactId }],
    actions: ['edit', 'webhook'],
  });
  const { secret } = (await asAdmin.post(`${path}/secret`)).json();
  await speed(5);
  await deliver();
  const [alert] = await list('speeding');
  const [message, ...more] = receiver.state.received;
  expect(more).toEqual([]);
  const { type, data } = JSON.parse(message?.body ?? '');
  expect({ type, ...data }).toMatchObject({
    type: 'alert.raised',
    id: alert?.['id'],
    kind: 'speeding',
    severity: 'warning',
    vehicle: { id: vehicle.id },
    driver: null,
    details: { speed: 90, limit: 60 },
  });
  const [delivery] = await listDeliveries();
  expect(delivery).toMatchObject({ type: 'alert.raised', state: 'delivered', attempts: 1, status: 200 });
  const signed = { id: delivery.id, timestamp: TEST_NOW, body: message?.body ?? '' };
  expect(message?.headers).toMatchObject({
    ...createWebhookHeaders(secret, signed),
    'webhook-signature': expect.stringContaining(createWebhookHeaders(secret, signed)['webhook-signature'] ?? '–'),
  });
  const mails = await listMails();
  expect(mails.map(({ recipient, text }) => [recipient, text.includes('il limite è 60 km/h')])).toEqual([
    ['yard@example.com', true],
  ]);
});

test('tests the webhook on request, and notifies admins once when it is turned off', async () => {
  const { setRule, asAdmin, path, deliver, listDeliveries } = await openHooks();
  expect((await asAdmin.post(`${path}/test`)).json()).toMatchObject({ statusCode: 409, code: 'noWebhook' });
  await setRule({ webhookUrl: receiver.url });
  receiver.state.status = 500;
  for (let n = 0; n < 2; n += 1) {
    expect((await asAdmin.post(`${path}/test`)).json()).toMatchObject({ type: 'alert.test', state: 'queued' });
    await deliver();
  }
  await sql`update pgboss.job set start_after = now(), retry_count = retry_limit
    where name = 'webhooks.deliver' and state < 'completed'`.execute(portal.db);
  await deliver();
  expect((await listDeliveries()).map(({ state }: { state: string }) => state)).toEqual(['failed', 'failed']);
  const { items, total } = (await asAdmin.get('/notifications?unread=true')).json();
  expect([total, items[0]]).toMatchObject([1, { kind: 'webhookFailed', values: { alert: 'speeding' } }]);
});

test('rejects invalid addresses and contacts, and hides webhooks from others', async () => {
  const { setRule, asAdmin, organization, build, path } = await openHooks();
  const stranger = await build.contact({ organizationId: (await build.organization()).id });
  for (const [changes, field] of [
    [{ webhookUrl: 'ftp://example.com' }, 'webhookUrl'],
    [{ webhookUrl: 'nonsense' }, 'webhookUrl'],
    [{ contactIds: [stranger.id] }, 'contactIds'],
  ] as const)
    expect([field, (await setRule(changes)).json()]).toMatchObject([
      field,
      { statusCode: 422, fields: { [field]: {} } },
    ]);
  await setRule({ webhookUrl: receiver.url });
  expect((await setRule({ limit: 70 })).json()).toMatchObject({ webhookUrl: receiver.url, limit: 70 });
  const reader = await build.user({
    organizationId: organization.id,
    rules: [{ model: 'vehicle', rule: 'read' }],
  });
  expect((await portal.as(reader).get('/alerts/rules/speeding')).json()).toMatchObject({ webhookUrl: null });
  expect((await portal.as(reader).get(`${path}/deliveries`)).statusCode).toBe(403);
  const partner = await setUpPartner(portal, organization.id);
  expect((await partner.as.get('/alerts/rules/speeding')).json()).toMatchObject({ webhookUrl: null, contacts: [] });
  expect((await setRule({ webhookUrl: null })).json()).toMatchObject({ webhookUrl: null, actions: ['edit'] });
  expect((await asAdmin.get(`${path}/deliveries`)).json().total).toBe(0);
});
