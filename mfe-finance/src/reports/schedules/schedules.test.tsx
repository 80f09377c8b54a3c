import { screen, waitFor, within } from '@testing-library/react';
import { chooseMenuItem, errorReply, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import ReportsPage from '../reports-page.tsx';

const VIEW_ID = '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f11';
const USER_ID = '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f21';
const CONTACT_ID = '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f22';
const SCHEDULE_ID = '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f31';
const recipients = [
  { id: USER_ID, kind: 'user', name: 'Mara Silva', email: 'mara@x.example' },
  { id: CONTACT_ID, kind: 'contact', name: 'Chief Accountant', email: 'chief@x.example' },
];
const failed = {
  id: VIEW_ID,
  dueAt: 1_795_500_000,
  isRequested: false,
  state: 'failed',
  finishedAt: 1_795_500_060,
  rows: null,
  recipients: null,
  errorCode: 'tooManyColumns',
  errorMessage: 'A PDF has up to 8 columns',
};
const schedule = {
  id: SCHEDULE_ID,
  revision: 3,
  listViewId: VIEW_ID,
  name: 'Revenue of last month',
  report: 'orderDetail',
  format: 'pdf',
  frequency: 'monthly',
  weekday: null,
  dayOfMonth: 1,
  hour: 7,
  userIds: [USER_ID],
  contactIds: [],
  isActive: true,
  stoppedReason: null,
  dueAt: 1_796_000_000,
  recipients: recipients.slice(0, 1),
  lastRun: failed,
};
const view = {
  id: VIEW_ID,
  revision: 1,
  list: 'report.orderDetail',
  path: '/reports',
  tab: null,
  name: schedule.name,
  query: 'name=orderDetail&period=lastMonth',
  columns: [],
  isCards: false,
  isShared: false,
  isDefault: false,
  isOwn: true,
  author: 'mara',
  actions: ['edit', 'delete'],
};
const replies: Replies = {
  'GET list-views': () => ({ items: [view] }),
  'GET reports': ({ query }) => ({
    name: query.get('name'),
    total: 1,
    page: 1,
    limit: 20,
    trip: null,
    columns: [{ id: 'orderNumber', kind: 'text', isSortable: true }],
    items: [{ id: 'a', cells: { orderNumber: 'O-000001' } }],
  }),
  'GET reports/totals': ({ query }) => ({ name: query.get('name'), items: [], drafts: 0, own: null }),
  'GET reports/schedules': () => ({ items: [schedule] }),
  'GET reports/schedules/recipients': () => ({ items: recipients, total: 2, page: 1, limit: 20 }),
  'GET reports/schedules/:id/runs': () => ({ items: [failed], total: 1, page: 1, limit: 20 }),
  'POST reports/schedules': ({ body }) => ({ ...schedule, ...(body as object) }),
  'PATCH reports/schedules/:id': ({ body }) => ({ ...schedule, ...(body as object) }),
  'POST reports/schedules/:id/runs': () => ({ id: VIEW_ID }),
  'DELETE reports/schedules/:id': () => ({ id: SCHEDULE_ID }),
};
const renderPage = (url: string, overrides: Replies = {}) =>
  renderScreen(<ReportsPage />, { user: testUsers.cargoOwner, url, replies: { ...replies, ...overrides } });

test('schedules a saved report for users and contacts', async () => {
  const bodies: unknown[] = [];
  const { user } = renderPage(`/reports?savedView=${VIEW_ID}`, {
    'POST reports/schedules': ({ body }) => {
      bodies.push(body);
      return schedule;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send “Revenue of last month” by email' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Weekday' }), 'Friday');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Time' }), '18:00');
  const picker = within(dialog).getByRole('combobox', { name: 'Recipients' });
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: /Mara Silva/ }));
  await user.click(picker);
  await user.click(await screen.findByRole('option', { name: /Chief Accountant/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies).toEqual([
      {
        listViewId: VIEW_ID,
        format: 'xlsx',
        frequency: 'weekly',
        weekday: 5,
        dayOfMonth: null,
        hour: 18,
        userIds: [USER_ID],
        contactIds: [CONTACT_ID],
      },
    ]),
  );
});

test('needs a recipient', async () => {
  const { user, calls } = renderPage(`/reports?savedView=${VIEW_ID}&dialog=schedule`);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await within(dialog).findAllByText('Field is required'))[0]).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

const openMenu = async (user: ReturnType<typeof renderPage>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: /Revenue of last month/ }));
  await chooseMenuItem(user, 'menuitem', item);
};

test('lists schedules with their times, and sends one now', async () => {
  const { user, calls } = renderPage('/reports');
  expect(await screen.findByText(/Monthly on day 1 at 07:00 · PDF · Mara Silva/)).toBeVisible();
  expect(screen.getByText('Failed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Send now/ }));
  await waitFor(() => expect(calls).toContain(`POST reports/schedules/${SCHEDULE_ID}/runs`));
});

test('pauses a schedule', async () => {
  const { user, calls } = renderPage('/reports');
  await openMenu(user, 'Pause');
  await waitFor(() => expect(calls).toContain(`PATCH reports/schedules/${SCHEDULE_ID}`));
});

test('deletes a schedule after asking', async () => {
  const { user, calls } = renderPage('/reports');
  await openMenu(user, 'Delete schedule');
  const dialog = await screen.findByRole('alertdialog');
  expect(calls).not.toContain(`DELETE reports/schedules/${SCHEDULE_ID}`);
  await user.click(within(dialog).getByRole('button', { name: 'Delete schedule' }));
  await waitFor(() => expect(calls).toContain(`DELETE reports/schedules/${SCHEDULE_ID}`));
});

test('shows why a schedule has stopped, and an empty state', async () => {
  const stopped = { ...schedule, isActive: false, dueAt: null, stoppedReason: 'ownerWithoutAccess' };
  const { unmount } = renderPage('/reports', { 'GET reports/schedules': () => ({ items: [stopped] }) });
  expect(await screen.findByText(/You could no longer read reports/)).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
  unmount();
  renderPage('/reports', { 'GET reports/schedules': () => ({ items: [] }) });
  expect(await screen.findByText(/Nothing is scheduled/)).toBeVisible();
});

test('shows a failed load', async () => {
  renderPage('/reports', { 'GET reports/schedules': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeVisible();
});

test('shows past runs and why one failed', async () => {
  const { user } = renderPage('/reports');
  await openMenu(user, 'Past runs');
  const dialog = await screen.findByRole('dialog', { name: 'Past runs of “Revenue of last month”' });
  expect(await within(dialog).findByText(/too many columns for a PDF/)).toBeVisible();
});
