import { screen, waitFor, within } from '@testing-library/react';
import type { RecurringOrder } from 'shared-contracts/orders/recurring-orders';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import RecurringPage from './recurring-page.tsx';

const NEXT = [{ day: '2030-12-02', time: '08:00', at: 1_922_322_600 }];
const pattern = {
  templateId: 'template-1',
  timeZone: 'Asia/Colombo',
  weekdays: [1, 5],
  times: ['08:00'],
  onHoliday: 'skip' as const,
};
const weekly: RecurringOrder = {
  ...pattern,
  id: 'recurring-1',
  revision: 1,
  template: { id: 'template-1', name: 'Tea to Kandy' },
  startDay: '2030-12-01',
  endDay: null,
  daysAhead: 7,
  isSubmitted: false,
  state: 'active',
  failures: 1,
  next: NEXT,
  createdBy: 'Saman Fernando',
  createdAt: 1_767_261_600,
  actions: ['edit', 'pause', 'delete'],
  phases: [{ ...pattern, from: '2030-12-01', template: 'Tea to Kandy' }],
  pauses: [],
  runs: [
    {
      day: '2030-12-06',
      time: '08:00',
      order: null,
      error: {
        code: 'invalid',
        message: 'Contract has expired',
        fields: { contractId: { code: 'contractExpired', message: 'Contract has expired' } },
      },
      madeAt: 1_767_261_600,
    },
    {
      day: '2030-12-02',
      time: '08:00',
      order: { id: 'order-1', number: 'O-000104' },
      error: null,
      madeAt: 1_767_261_600,
    },
  ],
};
const pageOf = (...items: object[]) => ({ items, total: items.length, page: 1, limit: 20 });

const renderPage = (replies: Replies = {}, url = '/', user = testUsers.cargoOwner) =>
  renderScreen(<RecurringPage />, {
    url,
    user,
    replies: {
      'GET recurring-orders': () => pageOf(weekly),
      'GET recurring-orders/:id': () => weekly,
      'GET recurring-orders/holidays': () => ({ items: [{ day: '2030-12-25', name: 'Christmas' }] }),
      'POST recurring-orders/preview': () => ({ next: NEXT }),
      'GET order-templates': () => pageOf({ id: 'template-1', name: 'Tea to Kandy', partner: null }),
      'GET shared/timezones': () => pageOf({ id: 'zone-1', name: 'Asia/Colombo' }),
      ...replies,
    },
  });
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('lists pattern, next pickup, state and failures', async () => {
  const { baseElement } = renderPage();
  expect(await screen.findByRole('cell', { name: 'Tea to Kandy' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Mon, Fri 08:00' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Mon 02.12.2030 08:00' })).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText('1 order not created')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('creates a recurring order, and shows its next pickups before it is saved', async () => {
  let sent: unknown;
  const { user, router, notices, baseElement } = renderPage({
    'POST recurring-orders': ({ body }) => ((sent = body), weekly),
  });
  await user.click(await screen.findByRole('button', { name: 'New recurring order' }));
  const dialog = await findDialog('New recurring order');
  expect(dialog.getByText(/Choose a template, weekdays and a time/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: /Tea to Kandy/ }));
  for (const day of ['Tuesday', 'Wednesday', 'Thursday']) await user.click(dialog.getByRole('checkbox', { name: day }));
  expect(await dialog.findByText('Mon 02.12.2030 08:00')).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: 'Send new orders for approval' }));
  await user.click(dialog.getByRole('button', { name: 'Create recurring order' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent).toMatchObject({ ...pattern, endDay: null, daysAhead: 7, isSubmitted: true });
  expect(notices).toEqual(['Recurring order saved']);
});

test('changes the pattern from a day on', async () => {
  let sent: unknown;
  const { user } = renderPage({ 'PATCH recurring-orders/:id': ({ body }) => ((sent = body), weekly) });
  await chooseAction(user, 'Tea to Kandy', 'Edit');
  const dialog = await findDialog('Edit recurring order');
  await user.click(await dialog.findByRole('checkbox', { name: 'Friday' }));
  await user.type(dialog.getByRole('textbox', { name: 'Change from' }), '15.12.2030');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject({ weekdays: [1], from: '2030-12-15', startDay: '2030-12-01' }));
});

test('pauses for some days, and resumes', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderPage({
    'GET recurring-orders': () =>
      pageOf(weekly, { ...weekly, id: 'recurring-2', template: { id: 't', name: 'Rice' }, actions: ['resume'] }),
    'PATCH recurring-orders/:id/pause': ({ body }) => (sent.push(body), weekly),
    'PATCH recurring-orders/:id/resume': () => weekly,
  });
  await chooseAction(user, 'Tea to Kandy', 'Pause');
  const dialog = await findDialog('Pause recurring order');
  await user.clear(dialog.getByRole('textbox', { name: 'From' }));
  await user.type(dialog.getByRole('textbox', { name: 'From' }), '24.12.2030');
  await user.type(dialog.getByRole('textbox', { name: 'Through' }), '31.12.2030');
  await user.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent).toEqual([{ from: '2030-12-24', to: '2030-12-31' }]));
  await chooseAction(user, 'Rice', 'Resume');
  await waitFor(() => expect(calls).toContain('PATCH recurring-orders/recurring-2/resume'));
});

test('shows why an order was not created, and retries', async () => {
  const sent: unknown[] = [];
  const { user, baseElement } = renderPage({
    'POST recurring-orders/:id/retry': ({ body }) => (sent.push(body), weekly),
  });
  await user.click(await screen.findByRole('button', { name: 'Show orders' }));
  const dialog = await findDialog('Orders from Tea to Kandy');
  expect(dialog.getByRole('link', { name: 'O-000104' })).toHaveAttribute('href', '/orders/order-1');
  expect(dialog.getByText(/Not created: The contract has expired/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Try again: Fri 06.12.2030 08:00' }));
  await waitFor(() => expect(sent).toEqual([{ day: '2030-12-06', time: '08:00' }]));
});

test('adds and removes holidays', async () => {
  const sent: unknown[] = [];
  const { user, calls } = renderPage({
    'POST recurring-orders/holidays': ({ body }) => (sent.push(body), { items: [] }),
    'DELETE recurring-orders/holidays/:day': () => ({ items: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Holidays' }));
  const dialog = await findDialog('Holidays');
  await user.type(dialog.getByRole('textbox', { name: 'Day' }), '01.01.2031');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'New Year');
  await user.click(dialog.getByRole('button', { name: 'Add holiday' }));
  await waitFor(() => expect(sent).toEqual([{ day: '2031-01-01', name: 'New Year' }]));
  await user.click(await dialog.findByRole('button', { name: 'Remove Christmas' }));
  await waitFor(() => expect(calls).toContain('DELETE recurring-orders/holidays/2030-12-25'));
});

test('shows empty, failed and forbidden lists, and a reader changes nothing', async () => {
  const empty = renderPage({ 'GET recurring-orders': () => pageOf() });
  expect(await screen.findByRole('heading', { name: 'No recurring orders yet' })).toBeVisible();
  empty.unmount();
  const failed = renderPage({ 'GET recurring-orders': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  const forbidden = renderPage({ 'GET recurring-orders': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  forbidden.unmount();
  renderPage({ 'GET recurring-orders': () => pageOf({ ...weekly, actions: [] }) }, '/?dialog=new', testUsers.reader);
  await screen.findByRole('cell', { name: 'Tea to Kandy' });
  expect(screen.queryByRole('button', { name: 'New recurring order' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
