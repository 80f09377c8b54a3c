import { screen, waitFor, within } from '@testing-library/react';
import type { DelayedOrderRow, DemurrageOrderRow } from 'shared-contracts/orders/delayed-orders';
import {
  findAccessibilityViolations,
  testUsers,
  chooseMenuItem,
  errorReply,
  renderScreen,
  type Replies,
} from 'shared-ui/testing';
import OrdersPage from './orders-page.tsx';
import {
  START,
  dryGoods,
  fullLoad,
  kandy,
  lanka,
  lorry,
  orderRow,
  pageOf,
  port,
  yearly,
} from '../testing/orders.fixtures.ts';

const ownOrder = orderRow({ actions: ['edit', 'submit', 'cancel', 'delete'] });
const toApprove = orderRow({
  id: 'order-2',
  number: 'O-000105',
  stage: 'pendingValidation',
  actions: ['approve', 'reject'],
});
const inTransit = orderRow({ id: 'order-3', number: 'O-000106', stage: 'transit' });
const LIST = 'GET orders/v2?sort=-createdAt&page=1&limit=20';

const renderPage = (replies: Replies = {}, { url = '/orders', user = testUsers.cargoOwner } = {}) =>
  renderScreen(<OrdersPage />, {
    url,
    user,
    path: '/orders',
    replies: {
      'GET orders/v2': () => pageOf(ownOrder, toApprove, inTransit),
      'GET partners': () => pageOf(lanka),
      ...replies,
    },
  });

const findRow = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`${number} is not in a row`);
  return within(row);
};
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Ignores the connection to the live stream. */
const lastRequest = (calls: string[]) => calls.findLast((call) => call !== 'GET live');

test('a row shows the order’s data and links to its page', async () => {
  renderPage();
  const row = await findRow('O-000104');
  expect(row.getByRole('link', { name: 'O-000104' })).toHaveAttribute('href', '/orders/order-1');
  const cells = [
    'PO-77',
    'Saved',
    'Full truck load',
    'Lanka Transporters',
    'Colombo Port',
    '→ Kandy Depot',
    '11:30 – 13:30',
    '17:30 – 21:30',
    '137.5 km',
    '12,371.04 LKR',
  ];
  for (const cell of cells) expect(row.getByText(cell)).toBeVisible();
  expect(row.getAllByText('01.12.2030')).toHaveLength(2);
  expect(row.getByRole('button', { name: 'Send' })).toBeVisible();
  expect((await findRow('O-000105')).getByRole('button', { name: 'Approve' })).toBeVisible();
  expect((await findRow('O-000106')).queryByRole('button')).toBeNull();
});

test('counts the acknowledged warnings of an order, and lists them', async () => {
  const at = START + 26 * 3_600;
  const warnings = [
    { code: 'closedLocation', field: 'pickupFrom', params: { stop: 0, at } },
    { code: 'overload', field: 'vehicleTypeIds', params: {} },
  ] as const;
  const sent = orderRow({ acknowledged: { warnings: [...warnings], reason: 'The gatekeeper stays' } });
  renderPage({ 'GET orders/v2': () => pageOf(sent) });
  const count = (await findRow('O-000104')).getByText('2 warnings');
  const texts = [
    'Colombo Port: closed throughout the window. It opens next at 02.12.2030 13:30.',
    'The cargo is more than any of the requested vehicle types can carry.',
  ];
  expect(count).toHaveAttribute('title', texts.join('\n'));
});

describe('tabs', () => {
  const delayedOrder: DelayedOrderRow = {
    ...inTransit,
    delay: { since: START, nextStop: { id: kandy.id, name: 'Galle Mill' }, deadline: START - 1800, lateMinutes: 95 },
  };
  const stop = {
    position: 0,
    kind: 'pickup',
    location: { id: port.id, name: 'Galle Mill' },
    arrivedAt: START,
    departedAt: null,
    dwellMinutes: 200,
    freeMinutes: 120,
    chargedMinutes: 80,
    amount: '666.67',
  } as const;
  const demurrageOrder: DemurrageOrderRow = {
    ...inTransit,
    demurrage: { stops: [stop], chargedMinutes: 80, amount: '666.67' },
  };
  const partnerOrder = { ...inTransit, organization: { id: 'organization-2', name: 'Galle Spices' } };

  test.each<[string, string, string, object, string[]]>([
    ['Partner orders', 'v2/orders', 'fromPartner=true&sort=-createdAt&', partnerOrder, ['Galle Spices']],
    ['3PL orders', 'v2/orders', 'fromPartner=3pl&sort=-createdAt&', partnerOrder, ['Galle Spices']],
    ['Delayed', 'orders/v2/delayed', '', delayedOrder, ['01:35', 'Galle Mill', '01.12.2030 11:30', '01.12.2030 11:00']],
    [
      'Demurrage',
      'orders/v2/demurrage',
      '',
      demurrageOrder,
      ['Galle Mill', '01.12.2030 11:30', '01:20', '666.67 LKR', '03:20', '02:00'],
    ],
    [
      'Archive',
      'v2/orders/archive',
      'sort=-createdAt&',
      { ...partnerOrder, actions: ['restore'] },
      ['Galle Spices', 'Lanka Transporters'],
    ],
  ])('%s loads its own list', async (tab, path, query, row, cells) => {
    const { user, calls } = renderPage({ [`GET ${path}`]: () => pageOf(row) }, { url: '/orders?stage=saved&page=2' });
    await user.click(await screen.findByRole('link', { name: tab }));
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(calls).toContain(`GET ${path}?${query}page=1&limit=20`));
    for (const cell of cells) expect((await findRow('O-000106')).getByText(cell)).toBeVisible();
  });

  test.each([
    ['', 'orders/v2', 'No orders found'],
    ['partner', 'v2/orders', 'No partner orders found'],
    ['delayed', 'orders/v2/delayed', 'No delayed orders found'],
    ['demurrage', 'orders/v2/demurrage', 'No orders in demurrage found'],
    ['archive', 'v2/orders/archive', 'No archived orders found'],
  ])('shows empty and forbidden lists: %s', async (view, path, title) => {
    const { unmount } = renderPage({ [`GET ${path}`]: () => pageOf() }, { url: `/orders?view=${view}` });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    unmount();
    renderPage({ [`GET ${path}`]: () => errorReply(403, 'forbidden') }, { url: `/orders?view=${view}` });
    expect(await screen.findByText('You don’t have access to this page')).toBeVisible();
  });
});

test('restores the list from the URL', async () => {
  const { calls } = renderPage({}, { url: '/orders?stage=pendingValidation&waitingForMe=true&page=2&limit=5' });
  await waitFor(() =>
    expect(calls).toContain('GET orders/v2?waitingForMe=true&stage=pendingValidation&sort=-createdAt&page=2&limit=5'),
  );
  expect(screen.getByRole('button', { name: 'Waiting for me' })).toHaveAttribute('aria-pressed', 'true');
});

test('filters, search and sort are in the URL and sent to the API', async () => {
  const { user, router, calls } = renderPage();
  await findRow('O-000104');
  expect(calls).toContain(LIST);
  const expectRequest = (query: string) =>
    waitFor(() => expect(lastRequest(calls)).toBe(`GET orders/v2?${query}page=1&limit=20`));

  await user.click(screen.getByRole('button', { name: 'Stage' }));
  await chooseMenuItem(user, 'menuitemcheckbox', 'Saved');
  await expectRequest('stage=saved&sort=-createdAt&');
  await chooseMenuItem(user, 'menuitemcheckbox', 'Rejected');
  await expectRequest('stage=saved&stage=rejected&sort=-createdAt&');
  await user.keyboard('{Escape}');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Partner' }), 'Lanka Transporters');
  await user.click(screen.getByRole('button', { name: 'Waiting for me' }));
  await expectRequest('partnerId=partner-1&waitingForMe=true&stage=saved&stage=rejected&sort=-createdAt&');
  await user.click(screen.getByRole('button', { name: 'Cost' }));
  await expectRequest('partnerId=partner-1&waitingForMe=true&stage=saved&stage=rejected&sort=predictedCost&');
  await user.type(screen.getByRole('searchbox'), 'po-77');
  await waitFor(() => expect(router.state.location.search).toContain('search=po-77'));
});

test('filters in the dialog are applied together, and their options are loaded when it opens', async () => {
  const stopLocation = { id: port.id, name: port.name, city: port.city, latitude: 6.95, longitude: 79.85 };
  const { user, calls, router } = renderPage({
    'GET order-types': () => pageOf(fullLoad),
    'GET operations': () => pageOf(dryGoods),
    'GET contracts': () => pageOf(yearly),
    'GET vehicles/types': () => pageOf(lorry),
    'GET orders/locations': () => pageOf(stopLocation),
  });
  await findRow('O-000104');
  expect(calls).not.toContainEqual(expect.stringContaining('GET order-types'));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = await findDialog('Filters');
  const select = async (label: string, option: string) => {
    await dialog.findByRole('option', { name: option });
    await user.selectOptions(dialog.getByRole('combobox', { name: label }), option);
  };
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }));
  };
  await select('Order type', fullLoad.name);
  await select('Operation', dryGoods.name);
  await select('Vehicle type', lorry.name);
  await choose('Contract', yearly.name);
  await choose('Pickup location', port.name);
  await choose('Drop location', port.name);
  for (const period of ['Created', 'Pickup starts', 'Delivery starts']) {
    await user.click(within(dialog.getByRole('group', { name: period })).getByLabelText('From'));
    await user.paste('01.12.2030');
  }
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const startOfDay = Date.UTC(2030, 10, 30, 18, 30) / 1000; // midnight in Colombo
  const expectedFilters = {
    orderTypeId: fullLoad.id,
    operationId: dryGoods.id,
    vehicleTypeId: lorry.id,
    contractId: yearly.id,
    pickLocationId: port.id,
    dropLocationId: port.id,
    createdFrom: String(startOfDay),
    pickupFrom: String(startOfDay),
    deliveryFrom: String(startOfDay),
  };
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(expectedFilters),
  );
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(lastRequest(calls)?.split('?')[1]))).toEqual({
      ...expectedFilters,
      sort: '-createdAt',
      page: '1',
      limit: '20',
    }),
  );
  expect(calls).toContainEqual(expect.stringMatching(/^GET orders\/locations\?kind=pickup&/));
  expect(await screen.findByRole('button', { name: 'Filters 9' })).toBeVisible();
});

test('every column can be shown, and the selection is stored per list', async () => {
  const { user } = renderPage();
  await findRow('O-000104');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const column of [
    'Reference',
    'Order type',
    'Created',
    'Operation',
    'Contract',
    'Vehicle types',
    'Trip',
    'Total weight',
    'Total space',
    'Flexible',
    'Backhaul',
    'Created by',
    'First approval',
    'Second approval',
  ]) {
    expect(await screen.findByRole('checkbox', { name: column })).not.toBeChecked();
  }
  await user.click(screen.getByRole('checkbox', { name: 'Operation' }));
  expect(screen.getByRole('columnheader', { name: 'Operation' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('consign.layout.orders')!).hidden).not.toContain('operation');
  await user.click(screen.getByRole('link', { name: 'Partner orders' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Operation' })).toBeNull());
});

test('a reader can neither select nor create orders', async () => {
  renderPage({ 'GET orders/v2': () => pageOf(inTransit) }, { user: testUsers.reader });
  await findRow('O-000106');
  expect(screen.queryByRole('link', { name: 'New order' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('a failed list can be retried', async () => {
  renderPage({ 'GET orders/v2': () => errorReply(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('has no accessibility violations', async () => {
  const { baseElement } = renderPage();
  await findRow('O-000106');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});
