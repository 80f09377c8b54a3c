import { screen, waitFor, within } from '@testing-library/react';
import { COUNTER_NAMES, COUNTERS } from 'shared-contracts/values/finance/dashboards';
import { ALERT_SEVERITIES } from 'shared-contracts/values/fleet/alerts';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import DashboardsPage from './dashboards-page.tsx';

const FROM = 1_793_471_400;
const TO = FROM + 30 * 86_400 - 1;
const span = { from: FROM, to: TO };
const points = [0, 1, 2].map((day) => ({ at: FROM + day * 86_400, waiting: day, running: 1, done: 2, ended: 0 }));
const responses = {
  counters: { ...span, items: COUNTER_NAMES.map((name, i) => ({ name, own: i, partner: i % 2 })) },
  money: {
    ...span,
    unit: 'day',
    currencies: [
      {
        currency: 'LKR',
        revenue: '1234567.80',
        cost: '0.00',
        points: [{ at: FROM, revenue: '1234567.80', cost: '0.00' }],
      },
      { currency: 'USD', revenue: '1.05', cost: '2.00', points: [{ at: FROM, revenue: '1.05', cost: '2.00' }] },
    ],
  },
  series: { ...span, unit: 'day', points },
  quantity: { ...span, unit: 'day', points: points.map(({ at, waiting }) => ({ at, own: waiting, partner: 0 })) },
  zones: {
    ...span,
    items: [
      { zone: { id: 'z', name: 'Kandy hills' }, waiting: 1, running: 0, done: 4, ended: 0 },
      { zone: null, waiting: 2, running: 0, done: 0, ended: 0 },
    ],
  },
  partners: {
    ...span,
    items: [
      { partner: { id: 'p', name: 'Ruhuna Haulage' }, sent: 7, received: 0 },
      { partner: null, sent: 1, received: 2 },
    ],
  },
  scorecard: {
    ...span,
    items: [
      {
        partner: { id: 'p', name: 'Ruhuna Haulage' },
        orders: 7,
        onTime: { met: 3, of: 4 },
        acceptance: { met: 0, of: 0 },
        demurrage: { orders: 2, minutes: 125 },
      },
    ],
  },
};
const replies: Replies = {
  'GET dashboards/counters': () => responses.counters,
  'GET dashboards/cost-revenue': () => responses.money,
  'GET dashboards/two-pl-trips': () => responses.series,
  'GET dashboards/one-pl-orders': () => responses.series,
  'GET dashboards/order-quantity': () => responses.quantity,
  'GET dashboards/route-zones': () => responses.zones,
  'GET dashboards/partners': () => responses.partners,
  'GET dashboards/scorecard': () => responses.scorecard,
  'GET alerts/counts': () => ({ critical: 2, warning: 0, info: 5 }),
};
const renderPage = (
  overrides: Replies = {},
  url = '/',
  user = testUsers.cargoOwner,
  storage: Record<string, string> = {},
) => renderScreen(<DashboardsPage />, { url, user, storage, replies: { ...replies, ...overrides } });
const findRegion = (name: string) => screen.findByRole('region', { name });

test('links each counter to its filtered list; shows plain numbers without list access', async () => {
  const { calls, unmount } = renderPage({}, '/?period=year&orderTypeId=t1');
  await screen.findByRole('link', { name: 'Delayed: 3 own' });
  await screen.findByRole('link', { name: 'Critical alerts: 2' });
  const counters = within(await findRegion('Counters'));
  expect(counters.getAllByRole('listitem')).toHaveLength(COUNTER_NAMES.length + ALERT_SEVERITIES.length);
  expect(calls).toContain('GET dashboards/counters?period=year&orderTypeId=t1');
  const hrefs = counters.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const alerts = hrefs.filter((href) => href.startsWith('/alerts'));
  expect(alerts).toEqual(ALERT_SEVERITIES.map((severity) => `/alerts?severity=${severity}`));
  const lists = hrefs.filter((href) => !href.startsWith('/control-tower') && !alerts.includes(href));
  expect(lists.every((href) => href.includes(`=${FROM}`) && href.includes('orderTypeId=t1'))).toBe(true);
  expect(counters.getByRole('link', { name: 'Delayed: 1 of partners' })).toHaveAttribute(
    'href',
    '/control-tower?kind=late',
  );
  expect(counters.getByRole('link', { name: 'Delayed: 3 own' })).toHaveAttribute(
    'href',
    `/orders?view=delayed&pickupFrom=${FROM}&pickupTo=${TO}&orderTypeId=t1`,
  );
  expect(counters.getByRole('link', { name: 'Route deviated: 6' })).toHaveAttribute(
    'href',
    '/control-tower?kind=routeDeviated',
  );
  expect(counters.getByRole('link', { name: 'Completed trips: 12' })).toHaveAttribute(
    'href',
    expect.stringContaining('stage=completed&stage=manualCompleted&stage=billed'),
  );
  expect(counters.getByRole('link', { name: 'Loading: 1 of partners' })).toHaveAttribute(
    'href',
    expect.stringContaining('/orders?view=partner&stage=loading&stage=loadingCompleted'),
  );
  unmount();
  renderPage({}, '/', {
    ...testUsers.cargoOwner,
    rules: [
      { model: 'dashboard', rule: 'read' },
      { model: 'trip', rule: 'read' },
    ],
  });
  await screen.findByRole('link', { name: 'Route deviated: 6' });
  const limited = within(await findRegion('Counters'));
  expect(limited.getAllByRole('link')).toHaveLength(COUNTER_NAMES.filter((name) => COUNTERS[name] === 'trip').length);
});

test('links the open alerts of each severity to their list, for users who can see vehicles', async () => {
  renderPage({}, '/', testUsers.fleetOwner);
  const counters = within(await findRegion('Counters'));
  const links = ['Critical alerts: 2', 'Warnings: 0', 'Other alerts: 5'];
  const hrefs = await Promise.all(
    links.map(async (name) => (await counters.findByRole('link', { name })).getAttribute('href')),
  );
  expect(hrefs).toEqual(['critical', 'warning', 'info'].map((severity) => `/alerts?severity=${severity}`));
});

test('describes charts for screen readers, offers them as tables and shows exact amounts by currency', async () => {
  const { user, baseElement } = renderPage();
  expect(await screen.findByRole('img', { name: /Revenue: 1,234,567\.80 LKR, Cost: 0\.00 LKR/ })).toBeInTheDocument();
  const money = within(await findRegion('Cost and revenue'));
  await user.selectOptions(money.getByRole('combobox', { name: 'Currency' }), 'USD');
  await user.click(money.getByRole('button', { name: 'Show as a table' }));
  const table = within(money.getByRole('table', { name: 'Cost and revenue' }));
  expect(table.getAllByRole('cell', { name: '1.05 USD' })).toHaveLength(2);
  expect(await screen.findByText('Kandy hills: 5')).toBeInTheDocument();
  expect(
    await screen.findByRole('row', { name: 'Ruhuna Haulage 7 75% · 3 of 4 – 2:05 h · 2 orders' }),
  ).toBeInTheDocument();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('adds up cost and revenue in the own currency, lists amounts without a rate, and still shows each currency', async () => {
  const own = {
    currency: 'LKR',
    revenue: '1234882.80',
    cost: '600.00',
    points: [{ at: FROM, revenue: '1234882.80', cost: '600.00' }],
    unconverted: [
      { currency: 'EUR', revenue: '0.00', cost: '12.50' },
      { currency: 'USD', revenue: '3.00', cost: '4.00' },
    ],
  };
  const { user, baseElement } = renderPage({ 'GET dashboards/cost-revenue': () => ({ ...responses.money, own }) });
  expect(await screen.findByRole('img', { name: /Revenue: 1,234,882\.80 LKR, Cost: 600\.00 LKR/ })).toBeInTheDocument();
  const money = within(await findRegion('Cost and revenue'));
  const missing = /Not included, for lack of an exchange rate: Cost 12\.50 EUR, Revenue 3\.00 USD, Cost 4\.00 USD/;
  expect(money.getByText(missing)).toBeVisible();
  const select = money.getByRole('combobox', { name: 'Currency' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All bills in LKR', 'Only LKR bills', 'Only USD bills']);
  await user.selectOptions(select, 'Only LKR bills');
  expect(await screen.findByRole('img', { name: /Revenue: 1,234,567\.80 LKR, Cost: 0\.00 LKR/ })).toBeInTheDocument();
  expect(money.queryByText(missing)).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('replaces the dates by a period', async () => {
  const { user, router, calls } = renderPage({}, `/?from=${FROM}&to=${TO}`);
  await waitFor(() => expect(calls).toContain(`GET dashboards/partners?period=month&from=${FROM}&to=${TO}`));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(router.state.location.search).toBe('?period=today');
  await waitFor(() => expect(calls).toContain('GET dashboards/partners?period=today'));
});

test('moves and hides widgets by keyboard, restores the arrangement and resets it', async () => {
  const { user, unmount } = renderPage();
  await findRegion('Counters');
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Arrange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange widgets' }));
  dialog.getByRole('checkbox', { name: 'Cost and revenue' }).focus();
  await user.keyboard(' ');
  dialog.getByRole('button', { name: 'Move Partner scorecard up' }).focus();
  await user.keyboard('{Enter}');
  const stored = localStorage.getItem('consign.widgets.dashboards') ?? '';
  unmount();
  const { user: restoredUser } = renderPage({}, '/', testUsers.cargoOwner, { 'consign.widgets.dashboards': stored });
  await findRegion('Counters');
  expect(names()).toEqual([
    'Counters',
    'Order quantity',
    '1PL orders',
    '2PL trips',
    'Trips by route zone',
    'Partner scorecard',
    'Orders by partner',
  ]);
  await restoredUser.click(screen.getByRole('button', { name: 'Arrange' }));
  await restoredUser.click(await screen.findByRole('button', { name: 'Reset to default' }));
  await restoredUser.click(screen.getByRole('button', { name: 'Done' }));
  expect(names()).toHaveLength(8);
});

test('shows errors and empty states per widget', async () => {
  renderPage({
    'GET dashboards/partners': () => errorReply(500, 'internal'),
    'GET dashboards/scorecard': () => errorReply(403, 'forbidden'),
    'GET dashboards/cost-revenue': () => ({ ...span, unit: 'day', currencies: [] }),
  });
  expect(await screen.findByText('No approved bills in this period')).toBeVisible();
  expect(await screen.findByText('Kandy hills: 5')).toBeInTheDocument();
  expect(await screen.findByText(/have access to this page/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
