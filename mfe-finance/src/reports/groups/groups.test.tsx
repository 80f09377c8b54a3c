import { screen, waitFor, within } from '@testing-library/react';
import { errorReply, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import ReportsPage from '../reports-page.tsx';

const groups = {
  name: 'orderDetail',
  page: 1,
  limit: 20,
  total: 3,
  drafts: 0,
  groupBy: [{ id: 'owner', column: 'owner', kind: 'text', unit: null }],
  measures: [
    { id: 'sum.revenue', column: 'revenue', fn: 'sum', kind: 'money' },
    { id: 'count', column: null, fn: 'count', kind: 'integer' },
  ],
  items: [
    { id: 'a', keys: { owner: 'Acme' }, currency: 'LKR', values: { 'sum.revenue': '1500.00', count: '3' } },
    { id: 'b', keys: { owner: 'Acme' }, currency: 'USD', values: { 'sum.revenue': '20.00' } },
    { id: 'c', keys: { owner: null }, currency: 'LKR', values: { 'sum.revenue': '70.50', count: '1' } },
  ],
};
const replies: Replies = {
  'GET list-views': () => ({ items: [] }),
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
  'GET reports/groups': () => groups,
  'GET reports/groups/choices': () => ({
    groupBy: ['owner', 'pickupFrom.month'],
    measures: ['count', 'sum.revenue', 'average.revenue'],
  }),
};
const renderPage = (url: string, overrides: Replies = {}) =>
  renderScreen(<ReportsPage />, { user: testUsers.cargoOwner, url, replies: { ...replies, ...overrides } });
const GROUPED = '/reports?name=orderDetail&groupBy=owner&measures=sum.revenue&measures=count&chart=bar';

test('groups a report by a column with sums and a chart', async () => {
  const { user, calls } = renderPage('/reports?name=orderDetail');
  await user.click(await screen.findByRole('button', { name: 'Group and sum' }));
  const dialog = await screen.findByRole('dialog', { name: 'Group and sum' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: /by month/ }));
  await user.click(within(dialog).getByRole('combobox', { name: 'Columns' }));
  await user.click(await screen.findByRole('option', { name: 'Revenue (sum)' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Chart' }), 'Line');
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls.some((call) => call.startsWith('GET reports/groups?'))).toBe(true));
  const call = calls.find((one) => one.startsWith('GET reports/groups?')) ?? '';
  const query = new URLSearchParams(call.slice(call.indexOf('?')));
  expect([query.getAll('groupBy'), query.getAll('measures'), query.get('chart')]).toEqual([
    ['pickupFrom.month'],
    ['count', 'sum.revenue'],
    'line',
  ]);
});

test('shows groups by currency, sorts them and returns to the rows', async () => {
  const { user, calls } = renderPage(GROUPED);
  const row = await screen.findByRole('row', { name: 'Acme LKR 1,500.00 3' });
  expect(within(row).getByRole('cell', { name: 'LKR' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Acme USD 20.00 –' })).toBeVisible();
  expect(await screen.findByText('In LKR')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revenue (sum)' }));
  await waitFor(() => expect(calls.some((call) => call.includes('sort=sum.revenue'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Show rows' }));
  expect(await screen.findByText('O-000001')).toBeVisible();
});

test('uses the same stage names in the chart as in the rows', async () => {
  const measures = [{ id: 'count', column: null, fn: 'count', kind: 'integer' }];
  const keys = { 'pickAt.month': '2026-11', tripStage: 'manualCompleted' };
  renderPage('/reports?name=tripDetail&groupBy=pickAt.month&groupBy=tripStage&measures=count&chart=bar', {
    'GET reports/groups': () => ({
      ...groups,
      name: 'tripDetail',
      total: 1,
      groupBy: [
        { id: 'pickAt.month', column: 'pickAt', kind: 'dateTime', unit: 'month' },
        { id: 'tripStage', column: 'tripStage', kind: 'tripStage', unit: null },
      ],
      measures,
      items: [{ id: 'a', keys, currency: null, values: { count: '3' } }],
    }),
  });
  expect(await screen.findByText('Completed manually')).toBeVisible();
  expect(await screen.findByText(/2026-11 · Completed manually/)).toBeInTheDocument();
  expect(screen.queryByText(/manualCompleted/)).not.toBeInTheDocument();
});

test('shows sums in the own currency next to those of each currency, and amounts without a rate', async () => {
  const [first, second, third] = groups.items;
  renderPage(GROUPED, {
    'GET reports/groups': () => ({
      ...groups,
      ownColumns: {
        revenue: {
          currency: 'LKR',
          total: '1570.50',
          withoutRate: 1,
          unconverted: [{ currency: 'USD', bills: 1, total: '20.00' }],
          firstDay: '2026-11-18',
          lastDay: '2026-11-18',
        },
      },
      items: [
        { ...first, own: { revenue: '1500.00' } },
        { ...second, own: { revenue: null } },
        { ...third, own: { revenue: '70.50' } },
      ],
    }),
  });
  expect(await screen.findByRole('columnheader', { name: 'Revenue (sum) in LKR' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Acme LKR 1,500.00 1,500.00 3' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Acme USD 20.00 – –' })).toBeVisible();
  expect(screen.getByText(/Revenue in own currency: .*1,570\.50.* at the rate of 18\.11\.2026/)).toBeVisible();
  expect(screen.getByText(/Revenue without a rate: .*20\.00/)).toBeVisible();
});

test.each([
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
])('exports groups as %s', async (name, format) => {
  const { user, calls } = renderPage(GROUPED, {
    'GET reports/groups/export': () => new ReadableStream({ start: (stream) => stream.close() }),
  });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(
      calls.some((call) => call.startsWith('GET reports/groups/export') && call.includes(`format=${format}`)),
    ).toBe(true),
  );
});

test('shows an empty state and a failed load', async () => {
  const { unmount } = renderPage(GROUPED, { 'GET reports/groups': () => ({ ...groups, items: [], total: 0 }) });
  expect(await screen.findByText('No rows found')).toBeVisible();
  unmount();
  renderPage(GROUPED, { 'GET reports/groups': () => errorReply(403, 'forbidden') });
  expect(await screen.findByText(/have access to this page/)).toBeVisible();
});

test.each([
  ['a group of no report', { 'groupBy.0': { code: 'invalid', message: 'Invalid value' } }, 'oldName'],
  [
    'a group of other reports',
    { groupBy: { code: 'unknown', message: 'No such column', params: { column: 'vehicle' } } },
    'Vehicle',
  ],
  ['a sum of no report', { 'measures.0': { code: 'invalid', message: 'Invalid value' } }, 'sum.old'],
])('shows %s and offers to choose others', async (_, fields, name) => {
  const { user } = renderPage('/reports?name=orderDetail&groupBy=oldName&measures=sum.old', {
    'GET reports/groups': () => errorReply(422, 'invalid', { fields }),
  });
  expect(await screen.findByText(`This report has no column ${name}`)).toBeVisible();
  const actions = screen.getAllByRole('button', { name: 'Group and sum' });
  await user.click(actions.at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Group and sum' })).toBeVisible();
});

test('offers to try again when groups are wrong as a whole', async () => {
  const fields = { groupBy: { code: 'max', message: 'Too many' } };
  renderPage(GROUPED, { 'GET reports/groups': () => errorReply(422, 'invalid', { fields }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
