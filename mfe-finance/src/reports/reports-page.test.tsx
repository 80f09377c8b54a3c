import { screen, waitFor, within } from '@testing-library/react';
import { CONFIGURABLE_REPORTS, REPORT_NAMES } from 'shared-contracts/values/finance/reports';
import { errorReply, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import ReportsPage from './reports-page.tsx';

const TRIP = { id: '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10', number: 'T-000104', reference: null, pickAt: null };
const page = {
  name: 'configurableOrderDetail',
  total: 1,
  page: 1,
  limit: 20,
  trip: null,
  columns: [
    { id: 'orderNumber', kind: 'text', isSortable: true },
    { id: 'orderStage', kind: 'orderStage', isSortable: true },
    { id: 'weight', kind: 'weight', isSortable: true },
    { id: 'costLkr', kind: 'money', isSortable: false },
  ],
  items: [{ id: 'a', cells: { orderNumber: 'O-000001', orderStage: 'transit', weight: '1200.000', costLkr: null } }],
};
const selections = {
  items: CONFIGURABLE_REPORTS.map((name) => ({
    name,
    columns: ['orderNumber', 'orderStage', 'weight', 'costLkr'],
    chosen: ['orderNumber', 'orderStage'],
    isSaved: false,
  })),
};
const VIEW_ID = '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f11';
const view = {
  id: VIEW_ID,
  revision: 1,
  list: 'report.configurableOrderDetail',
  path: '/reports',
  tab: null,
  name: 'Late orders of last month',
  query: 'name=configurableOrderDetail&period=lastMonth&columns=orderNumber&columns=weight&sort=-weight',
  columns: [],
  isCards: false,
  isShared: true,
  isDefault: false,
  isOwn: false,
  author: 'mara',
  actions: [],
};
const replies: Replies = {
  'GET list-views': () => ({ items: [view, { ...view, id: TRIP.id, list: 'orders-own', name: 'Not a report' }] }),
  'GET reports': ({ query }) => ({ ...page, name: query.get('name') }),
  'GET reports/totals': ({ query }) => ({
    name: query.get('name'),
    drafts: 0,
    own: null,
    items: [
      { currency: null, cells: { weight: '4800.000' } },
      { currency: 'LKR', cells: { costLkr: '1234.50' } },
      { currency: 'USD', cells: { costLkr: '7.00' } },
    ],
  }),
  'GET reports/columns': () => selections,
  'GET reports/trips': () => ({ items: [TRIP], total: 1, page: 1, limit: 20 }),
  'PUT reports/columns/:name': ({ body }) => ({
    ...selections.items[0],
    chosen: (body as { columns: string[] }).columns,
    isSaved: true,
  }),
};
const renderPage = (url: string, overrides: Replies = {}) =>
  renderScreen(<ReportsPage />, { user: testUsers.cargoOwner, url, replies: { ...replies, ...overrides } });

test('lists all reports and shows the selected one with its settings', async () => {
  const { user, calls } = renderPage('/');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(REPORT_NAMES.length + 1));
  await user.click(screen.getByRole('button', { name: 'Configurable order detail' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report settings' });
  await user.click(await within(dialog).findByRole('button', { name: 'Remove Order stage' }));
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('heading', { name: 'Configurable order detail' })).toBeVisible();
  expect(await screen.findByText('1,200 kg')).toBeVisible();
  expect(screen.getByText('In transit')).toBeVisible();
  expect(calls).toContain('PUT reports/columns/configurableOrderDetail');
  expect(calls.some((call) => call.startsWith('GET reports?name=configurableOrderDetail'))).toBe(true);
});

test('shows invalid settings of a URL, and offers to change them', async () => {
  const fields = { period: { code: 'invalid', message: 'x' }, 'columns.0': { code: 'unknown', message: 'x' } };
  const { user } = renderPage('/?name=orderDetail&period=monthly', {
    'GET reports': () => errorReply(422, 'invalid', { fields }),
  });
  expect(await screen.findByText(/has an invalid value: Period and Columns\./)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Change settings' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Report settings' })).toBeVisible();
});

test('requires a trip for trip documents', async () => {
  const { user, calls } = renderPage('/?dialog=settings.pickingSlip');
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Generate' }));
  expect((await within(dialog).findAllByText('Field is required'))[0]).toBeVisible();
  expect(calls.filter((call) => call.startsWith('GET reports?'))).toEqual([]);
});

test('shows export progress and cancels an export', async () => {
  let isStopped = false;
  const endless = () =>
    new ReadableStream({
      start: (stream) => stream.enqueue(new Uint8Array(2_097_152)),
      cancel: () => void (isStopped = true),
    });
  const { user, notices } = renderPage('/?name=orderDetail', { 'GET reports/export': endless });
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByRole('progressbar', { name: 'Exporting “Order detail”' })).toBeVisible();
  expect(await screen.findByText(/2\.0 MB so far/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel export' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect([isStopped, notices]).toEqual([true, ['Export cancelled']]);
});

test.each([
  ['shows an empty state', { 'GET reports': () => ({ ...page, items: [], total: 0 }) }, 'No rows found'],
  ['shows missing access', { 'GET reports': () => errorReply(403, 'forbidden') }, /have access to this page/],
] as const)('%s', async (_title, overrides, text) => {
  renderPage('/?name=orderDetail', overrides);
  expect(await screen.findByText(text)).toBeVisible();
});

test('shows the totals of all rows by currency, and sorts money', async () => {
  const { user, calls } = renderPage('/?name=orderDetail&sort=orderNumber', {
    'GET reports': () => ({
      ...page,
      name: 'orderDetail',
      columns: page.columns.map((c) => ({ ...c, isSortable: true })),
    }),
  });
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await row('Total, LKR 4,800 kg 1,234.50')).toEqual(['', '4,800 kg', '1,234.50']);
  expect(await row('Total, USD 7.00')).toEqual(['', '', '7.00']);
  await user.click(screen.getByRole('button', { name: /Cost, LKR|Cost \(LKR\)/ }));
  await waitFor(() => expect(calls.some((call) => call.includes('sort=costLkr'))).toBe(true));
  expect(calls.filter((call) => call.startsWith('GET reports/totals'))).toHaveLength(1);
});

test.each([
  [422, 'tooManyRows', 'No totals for more than 200,000 rows. Choose a shorter period'],
  [500, 'internal', 'The totals could not be loaded'],
])('shows rows without totals after %s %s', async (status, code, text) => {
  renderPage('/?name=orderDetail', { 'GET reports/totals': () => errorReply(status, code) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('1,200 kg')).toBeVisible();
});

test('marks the amounts of draft bills, which the totals exclude', async () => {
  renderPage('/?name=ordersInvoice', {
    'GET reports': () => ({
      ...page,
      name: 'ordersInvoice',
      columns: [page.columns[0], { id: 'total', kind: 'money', isSortable: true }],
      items: [
        { id: 'a', cells: { orderNumber: 'O-1', total: '118.00' }, isDraft: true },
        { id: 'b', cells: { orderNumber: 'O-2', total: '59.00' }, isDraft: false },
      ],
    }),
    'GET reports/totals': () => ({
      name: 'ordersInvoice',
      drafts: 1,
      own: {
        currency: 'LKR',
        total: '17700.00',
        withoutRate: 2,
        unconverted: [
          { currency: 'EUR', bills: 1, total: '5.00' },
          { currency: 'USD', bills: 1, total: '12.50' },
        ],
        firstDay: '2026-11-01',
        lastDay: '2026-11-20',
      },
      ownColumns: {
        cost: {
          currency: 'LKR',
          total: '300.00',
          withoutRate: 1,
          unconverted: [{ currency: 'EUR', bills: 1, total: '7.00' }],
          firstDay: '2026-11-20',
          lastDay: '2026-11-20',
        },
      },
      items: [{ currency: 'LKR', cells: { total: '59.00' } }],
    }),
  });
  expect(await screen.findByRole('cell', { name: 'Draft 118.00' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '59.00' })).toHaveLength(2);
  expect(
    await screen.findByText('Totals of bill amounts leave out 1 draft; cost and revenue include predicted amounts'),
  ).toBeVisible();
  expect(screen.getByText(/In own currency: .*17,700\.00.* at rates of 01\.11\.2026 to 20\.11\.2026/)).toBeVisible();
  expect(screen.getByText('Rate missing for 2 bills: 5.00 EUR + 12.50 USD')).toBeVisible();
  expect(screen.getByText(/Cost in own currency: .*300\.00.* at the rate of 20\.11\.2026/)).toBeVisible();
  expect(screen.getByText('Cost without a rate: 7.00 EUR')).toBeVisible();
});

test('lists saved reports and opens one by its address, with its period, columns and sorting', async () => {
  const { calls } = renderPage(`/reports?savedView=${VIEW_ID}`);
  expect(await screen.findByText('Last month')).toBeVisible();
  const [call = ''] = calls.filter((one) => one.startsWith('GET reports?'));
  const query = new URLSearchParams(call.slice(call.indexOf('?')));
  expect([query.get('period'), query.getAll('columns'), query.get('sort'), query.get('from')]).toEqual([
    'lastMonth',
    ['orderNumber', 'weight'],
    '-weight',
    null,
  ]);
});

test('offers saved reports on the start page, and nothing of other lists', async () => {
  renderPage('/reports');
  expect(
    await screen.findByRole('link', { name: /Late orders of last month.*Configurable order detail.*Shared/ }),
  ).toHaveAttribute('href', `/reports?savedView=${VIEW_ID}`);
  expect(screen.queryByText('Not a report')).toBeNull();
});

test('chooses a relative period instead of dates', async () => {
  const { user, calls } = renderPage('/reports?dialog=settings.orderDetail');
  const dialog = await screen.findByRole('dialog', { name: 'Report settings' });
  await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Period' }), 'Last week');
  expect(within(dialog).queryByLabelText('From')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(calls.some((call) => call.includes('period=lastWeek'))).toBe(true));
});
