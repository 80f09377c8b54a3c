import { screen, waitFor, within } from '@testing-library/react';
import { COUNTER_NAMES, COUNTERS } from 'shared-contracts/values/dashboards';
import { accessibilityFaults, as, refuse, renderScreen, type Replies } from 'shared-ui/testing';
import DashboardsPage from './dashboards-page.tsx';

const FROM = 1_793_471_400;
const TO = FROM + 30 * 86_400 - 1;
const span = { from: FROM, to: TO };
const points = [0, 1, 2].map((day) => ({ at: FROM + day * 86_400, waiting: day, running: 1, done: 2, ended: 0 }));
const answers = {
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
  card: {
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
  'GET dashboards/counters': () => answers.counters,
  'GET dashboards/cost-revenue': () => answers.money,
  'GET dashboards/two-pl-trips': () => answers.series,
  'GET dashboards/one-pl-orders': () => answers.series,
  'GET dashboards/order-quantity': () => answers.quantity,
  'GET dashboards/route-zones': () => answers.zones,
  'GET dashboards/partners': () => answers.partners,
  'GET dashboards/scorecard': () => answers.card,
};
const show = (more: Replies = {}, at = '/', user = as.cargoOwner, saved: Record<string, string> = {}) =>
  renderScreen(<DashboardsPage />, { at, user, saved, replies: { ...replies, ...more } });
const region = (name: string) => screen.findByRole('region', { name });

test('every counter leads to its list, filtered as the dashboard is; who may not see the list reads the number', async () => {
  const { calls, unmount } = show({}, '/?period=year&orderTypeId=t1');
  await screen.findByRole('link', { name: 'Delayed: 4' });
  const counters = within(await region('Counters'));
  expect(counters.getAllByRole('listitem')).toHaveLength(12);
  expect(calls).toContain('GET dashboards/counters?period=year&orderTypeId=t1');
  const leads = counters.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(leads.every((lead) => lead.includes(`=${FROM}`) && lead.includes('orderTypeId=t1'))).toBe(true);
  expect(counters.getByRole('link', { name: 'Delayed: 4' })).toHaveAttribute(
    'href',
    `/orders?view=delayed&pickupFrom=${FROM}&pickupTo=${TO}&orderTypeId=t1`,
  );
  expect(counters.getByRole('link', { name: 'Route deviated: 6' })).toHaveAttribute(
    'href',
    `/trips?incident=routeDeviated&pickFrom=${FROM}&pickTo=${TO}&orderTypeId=t1`,
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
  show({}, '/', {
    ...as.cargoOwner,
    rules: [
      { model: 'dashboard', rule: 'read' },
      { model: 'trip', rule: 'read' },
    ],
  });
  await screen.findByRole('link', { name: 'Route deviated: 6' });
  const fewer = within(await region('Counters'));
  expect(fewer.getAllByRole('link')).toHaveLength(COUNTER_NAMES.filter((name) => COUNTERS[name] === 'trip').length);
});

test('a chart says what it shows and is a table on demand; money stands as it came, by currency', async () => {
  const { user, baseElement } = show();
  expect(await screen.findByRole('img', { name: /Revenue: 1,234,567\.80 LKR, Cost: 0\.00 LKR/ })).toBeInTheDocument();
  const money = within(await region('Cost and revenue'));
  await user.selectOptions(money.getByRole('combobox', { name: 'Currency' }), 'USD');
  await user.click(money.getByRole('button', { name: 'Show as a table' }));
  const table = within(money.getByRole('table', { name: 'Cost and revenue' }));
  expect(table.getAllByRole('cell', { name: '1.05 USD' })).toHaveLength(2);
  expect(await screen.findByText('Kandy hills: 5')).toBeInTheDocument();
  expect(
    await screen.findByRole('row', { name: 'Ruhuna Haulage 7 75% · 3 of 4 – 2:05 h · 2 orders' }),
  ).toBeInTheDocument();
  expect(await accessibilityFaults(baseElement)).toEqual([]);
});

test('a period or two dates: the one takes the place of the other', async () => {
  const { user, router, calls } = show({}, `/?from=${FROM}&to=${TO}`);
  await waitFor(() => expect(calls).toContain(`GET dashboards/partners?period=month&from=${FROM}&to=${TO}`));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(router.state.location.search).toBe('?period=today');
  await waitFor(() => expect(calls).toContain('GET dashboards/partners?period=today'));
});

test('widgets are moved and hidden by keyboard, stay so, and come back', async () => {
  const { user, unmount } = show();
  await region('Counters');
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Arrange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrange widgets' }));
  dialog.getByRole('checkbox', { name: 'Cost and revenue' }).focus();
  await user.keyboard(' ');
  dialog.getByRole('button', { name: 'Move Partner scorecard up' }).focus();
  await user.keyboard('{Enter}');
  const kept = localStorage.getItem('consign.widgets.dashboards') ?? '';
  unmount();
  const { user: again } = show({}, '/', as.cargoOwner, { 'consign.widgets.dashboards': kept });
  await region('Counters');
  expect(names()).toEqual([
    'Counters',
    'Order quantity',
    '1PL orders',
    '2PL trips',
    'Trips by route zone',
    'Partner scorecard',
    'Orders by partner',
  ]);
  await again.click(screen.getByRole('button', { name: 'Arrange' }));
  await again.click(await screen.findByRole('button', { name: 'As it was at first' }));
  await again.click(screen.getByRole('button', { name: 'Done' }));
  expect(names()).toHaveLength(8);
});

test('what fails, is refused or is empty says so in its own place', async () => {
  show({
    'GET dashboards/partners': () => refuse(500, 'internal'),
    'GET dashboards/scorecard': () => refuse(403, 'forbidden'),
    'GET dashboards/cost-revenue': () => ({ ...span, unit: 'day', currencies: [] }),
  });
  expect(await screen.findByText('No approved bills in this time')).toBeVisible();
  expect(await screen.findByText('Kandy hills: 5')).toBeInTheDocument();
  expect(await screen.findByText(/no access/i)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
