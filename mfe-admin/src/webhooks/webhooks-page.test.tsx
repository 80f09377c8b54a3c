import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDeliveryWithBody } from 'shared-contracts/webhooks';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import WebhooksPage from './webhooks-page.tsx';

const delivery: WebhookDeliveryWithBody = {
  id: 'delivery-1',
  type: 'order.submit',
  state: 'failed',
  attempts: 24,
  status: 503,
  error: 'The server answered with 503',
  createdAt: 1_767_261_600,
  deliveredAt: null,
  body: '{"type":"order.submit"}',
  response: 'Down for maintenance',
};
const { body: _body, response: _response, ...lastDelivery } = delivery;
const erp: Webhook = {
  id: 'hook-1',
  name: 'ERP',
  url: 'https://erp.example/hooks',
  topics: ['order', 'bill'],
  disabledAt: null,
  createdAt: 1_767_261_600,
  lastDelivery,
};
const admin = { ...testUsers.cargoOwner, role: 'admin' as const };
const toPage = <T,>(...items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const SECRET = 'whsec_c2VjcmV0';

const renderPage = (replies: Replies = {}) =>
  renderScreen(<WebhooksPage />, { user: admin, replies: { 'GET webhooks': () => toPage(erp), ...replies } });
const rowOf = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr') as HTMLElement);

test('lists webhooks with address, status, topics and the last delivery', async () => {
  const { baseElement } = renderPage();
  const row = await rowOf('ERP');
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 5),
  ).toEqual(['ERP', 'https://erp.example/hooks', 'On', 'Orders, Bills', 'Given up 01.01.2026 15:30']);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a webhook with topics and shows its secret once', async () => {
  const bodies: unknown[] = [];
  const { user } = renderPage({ 'POST webhooks': ({ body }) => (bodies.push(body), { ...erp, secret: SECRET }) });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'ERP');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://erp.example/hooks');
  await user.click(dialog.getByRole('checkbox', { name: 'Trips' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Orders' }));
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  expect(await dialog.findByText('Choose at least one topic')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Orders' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Bills' }));
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(bodies).toEqual([{ name: 'ERP', url: 'https://erp.example/hooks', topics: ['order', 'bill'] }]);
});

test('says that there is a webhook for the address', async () => {
  const fields = { url: { code: 'taken', message: 'taken' } };
  const { user } = renderPage({ 'POST webhooks': () => errorReply(422, 'invalid', { fields }) });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'ERP');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://erp.example/hooks');
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  expect(await dialog.findByText('There is a webhook for this address')).toBeVisible();
});

test('shows deliveries with request and answer, and sends one again', async () => {
  let current = delivery;
  const { user, notices } = renderPage({
    'GET webhooks/:id/deliveries': () => toPage(current),
    'POST webhooks/:id/deliveries/:deliveryId/send': () => (current = { ...delivery, state: 'delivered', error: null }),
  });
  await user.click((await rowOf('ERP')).getByRole('button', { name: 'Deliveries' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  expect(await dialog.findByText(/24 attempts · The server answered with 503/)).toBeVisible();
  await user.click(dialog.getByText('Request'));
  expect(dialog.getByText('{"type":"order.submit"}')).toBeVisible();
  await user.click(dialog.getByText('Response'));
  expect(dialog.getByText('Down for maintenance')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await dialog.findByText('Delivered')).toBeVisible();
  expect(notices).toEqual(['Sent again']);
});

test('sends a test, turns off and on, and deletes after a confirmation', async () => {
  let webhook: Webhook | undefined = erp;
  const bodies: unknown[] = [];
  const { user, calls } = renderPage({
    'GET webhooks': () => (webhook ? toPage(webhook) : toPage()),
    'POST webhooks/:id/test': () => delivery,
    'PATCH webhooks/:id': ({ body }) => (bodies.push(body), (webhook = { ...erp, disabledAt: 1_767_261_600 })),
    'DELETE webhooks/:id': () => ((webhook = undefined), { id: 'hook-1' }),
  });
  await rowOf('ERP');
  await chooseAction(user, 'ERP', 'Send test');
  await waitFor(() => expect(calls).toContain('POST webhooks/hook-1/test'));
  await chooseAction(user, 'ERP', 'Turn off');
  expect(await screen.findByRole('cell', { name: /^Off/ })).toBeVisible();
  expect(bodies).toEqual([{ isEnabled: false }]);
  await chooseAction(user, 'ERP', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks')).toBeVisible();
});

test('renews the secret after a warning', async () => {
  const { user } = renderPage({ 'POST webhooks/:id/secret': () => ({ secret: SECRET }) });
  await rowOf('ERP');
  await chooseAction(user, 'ERP', 'New secret');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/signed with both secrets for a day/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
});

test('edits name, address and topics', async () => {
  const bodies: unknown[] = [];
  const fields = { url: { code: 'usedByAlerts', message: 'used' } };
  const { user, notices } = renderPage({
    'PATCH webhooks/:id': ({ body }) =>
      bodies.push(body) === 1 ? errorReply(422, 'invalid', { fields }) : { ...erp, ...(body as object) },
  });
  await rowOf('ERP');
  await chooseAction(user, 'ERP', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  const url = await dialog.findByRole('textbox', { name: 'Address' });
  expect(url).toHaveValue('https://erp.example/hooks');
  expect(dialog.getByText(/Alert rules that post to this address follow/)).toBeVisible();
  await user.clear(url);
  await user.type(url, 'https://erp.example/new');
  await user.click(dialog.getByRole('checkbox', { name: 'Bills' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Arrivals and departures at locations' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Alert rules post to this address/)).toBeVisible();
  await user.type(url, 'er');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Webhook saved']));
  expect(bodies.at(-1)).toEqual({ name: 'ERP', url: 'https://erp.example/newer', topics: ['order', 'geofence'] });
});
