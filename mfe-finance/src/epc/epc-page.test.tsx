import { screen, waitFor, within } from '@testing-library/react';
import type { Epc, EpcEntry } from 'shared-contracts/finance/epc';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers, type Replies } from 'shared-ui/testing';
import EpcPage from './epc-page.tsx';
import { calculatePrice } from './epc-price.rules.ts';
import { testPurchase } from './testing/purchase.fixtures.ts';

const FIGURES = 'GET v1/organizations/epc';
const LEDGER = 'GET v1/organizations/epc/ledger';
const USAGE = 'GET v1/organizations/epc/usage';
const PURCHASE = 'POST v1/organizations/epc/purchase';
const PURCHASES = 'GET v1/organizations/epc/purchases';
const BUYER = 'GET v1/organizations/epc/buyer';
const buyer = { name: 'Serendib', address: '12 Galle Road', taxNumber: '' };
const purchasesPage = { items: [testPurchase()], total: 1, page: 1, limit: 20 };
const epc: Epc = {
  purchased: 1_160,
  reserved: 7,
  active: 12,
  used: 23,
  remaining: 1_118,
  total: 1_160,
  balance: '279500.00',
  currency: 'LKR',
  unitPrice: '250.00',
  alertLevel: 10,
};
const purchaseEntry: EpcEntry = {
  id: 'e-1',
  kind: 'purchased',
  quantity: 60,
  change: 60,
  remaining: 60,
  trip: null,
  tripNumber: null,
  unitPrice: '250.00',
  currency: 'LKR',
  amount: '15000.00',
  user: 'fathima',
  actor: 'root',
  at: 1_767_261_600,
};
const reservationEntry: EpcEntry = {
  ...purchaseEntry,
  id: 'e-2',
  kind: 'reserved',
  quantity: 1,
  change: -1,
  remaining: 59,
  trip: { id: 't-1', number: 'T-000123' },
  tripNumber: 'T-000123',
  amount: null,
  actor: null,
};
/** For a trip that was dissolved. */
const returnEntry: EpcEntry = {
  ...reservationEntry,
  id: 'e-4',
  kind: 'returned',
  change: 1,
  remaining: 60,
  trip: null,
  tripNumber: 'T-000124',
};
const activationEntry: EpcEntry = { ...reservationEntry, id: 'e-3', kind: 'activated', change: 0, user: null };
const toPage = (...items: EpcEntry[]) => ({ items, total: items.length, page: 1, limit: 20 });
const usage = {
  unit: 'month',
  items: [
    { at: 1_767_205_800, purchased: 60, reserved: 3, returned: 1, used: 2 },
    { at: 1_769_884_200, purchased: 0, reserved: 1, returned: 0, used: 1 },
  ],
};

const renderPage = (replies: Replies = {}, { url = '/', user = testUsers.forwarder } = {}) =>
  renderScreen(<EpcPage />, {
    url,
    user,
    replies: {
      [FIGURES]: () => epc,
      [LEDGER]: () => toPage(returnEntry, activationEntry, reservationEntry, purchaseEntry),
      [USAGE]: () => usage,
      [PURCHASES]: () => purchasesPage,
      [BUYER]: () => buyer,
      ...replies,
    },
  });
const readRows = async () =>
  within(await screen.findByRole('table', { name: 'Ledger' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test.each([
  ['250.00', 3, '750.00'],
  ['0.35', 3, '1.05'],
  ['99999.99', 100_000, '9999999000.00'],
  ['12.5', 2, '25.00'],
  ['7', 1, '7.00'],
  ['250.00', 0, '0.00'],
])('calculates %s × %i = %s', (unitPrice, quantity, price) => {
  expect(calculatePrice(unitPrice, quantity)).toBe(price);
});

test('shows figures and ledger entries', async () => {
  const { baseElement } = renderPage();
  await screen.findByText('279,500.00 LKR');
  const figures = [...document.querySelectorAll('dl > div')].map((figure) =>
    [...figure.children]
      .slice(0, 2)
      .map(({ textContent }) => textContent)
      .join(' '),
  );
  expect(figures).toEqual([
    'Remaining 1,118',
    'Balance 279,500.00 LKR',
    'Reserved 7',
    'Active 12',
    'Used 23',
    'Purchased 1,160',
    'Total 1,160',
  ]);
  expect(await readRows()).toEqual([
    ['01.01.2026 15:30', 'Returned', 'T-000124', '+1', '60', '–', '–', 'fathima'],
    ['01.01.2026 15:30', 'Trip started', 'T-000123', '–', '59', '–', '–', 'System'],
    ['01.01.2026 15:30', 'Trip submitted', 'T-000123', '−1', '59', '–', '–', 'fathima'],
    ['01.01.2026 15:30', 'Purchased', '–', '+60', '60', '250.00 LKR', '15,000.00 LKR', 'root as fathima'],
  ]);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('shows purchases with their payment, and saves invoice and receipt', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, calls } = renderPage({
    [FIGURES]: () => ({ ...epc, expired: 3, unpaid: 5, expiring: { quantity: 12, at: 1_767_261_600 } }),
    [PURCHASES]: () => ({ ...purchasesPage, items: [testPurchase({ state: 'paid', paymentReference: 'BOC 4711' })] }),
    'GET v1/organizations/epc/purchases/p-1/receipt': () => new Blob(['%PDF']),
  });
  const row = within((await screen.findByText('BOC 4711')).closest('tr') as HTMLElement);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'EPC-2026-00012',
    '01.01.2026 15:30',
    '40',
    '11,800.00 LKR',
    'Paid',
    '15.01.2026',
    'BOC 4711',
    '–',
    'InvoiceReceipt',
  ]);
  expect(screen.getByText('12 credits expire on 01.01.2026.')).toBeVisible();
  expect(screen.getByText('count once they are paid').parentElement).toHaveTextContent('Unpaid5');
  await user.click(row.getByRole('button', { name: 'Download receipt EPC-2026-00012' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/ receipt EPC-2026-00012\.pdf$/)]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'Failed');
  await waitFor(() => expect(calls).toContain(`${PURCHASES}?state=failed&page=1&limit=20`));
});

test('shows usage as a table as well', async () => {
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
  const table = within(screen.getByRole('table', { name: 'Usage' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhenTrips submittedTrips finishedReturned',
    '01.2026321',
    '02.2026110',
    'Total431',
  ]);
});

test('filters by period and type; defaults to this year', async () => {
  const { user, calls } = renderPage({}, { url: '/?period=decade' });
  await readRows();
  expect(calls).toContain(`${LEDGER}?period=year&page=1&limit=20`);
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() =>
    expect(calls).toEqual(expect.arrayContaining([`${USAGE}?period=week`, `${LEDGER}?period=week&page=1&limit=20`])),
  );
  await user.click(screen.getByRole('button', { name: 'All' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Returned');
  await waitFor(() => expect(calls.at(-1)).toBe(`${LEDGER}?kind=returned&page=1&limit=20`));
});

describe('purchase', () => {
  const enterQuantity = async (replies: Replies) => {
    const page = renderPage(replies);
    await page.user.click(screen.getByRole('button', { name: 'Purchase credits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Purchase credits' }));
    await page.user.type(await dialog.findByRole('textbox', { name: /^Quantity/ }), '40');
    await waitFor(() => expect(dialog.getByText('10,000.00 LKR')).toBeVisible());
    await page.user.click(dialog.getByRole('button', { name: 'Continue' }));
    const confirmDialog = await screen.findByRole('alertdialog', { name: 'Confirm action?' });
    return { ...page, confirmDialog };
  };

  test('shows the price, asks for confirmation, then refetches figures and ledger', async () => {
    let sent: unknown;
    const { user, confirmDialog, calls, notices } = await enterQuantity({
      [PURCHASE]: ({ body }) => ((sent = body), epc),
    });
    expect(confirmDialog).toHaveTextContent('You will purchase 40 credits for 10,000.00 LKR.');
    expect(sent).toBeUndefined();
    await user.click(within(confirmDialog).getByRole('button', { name: 'Purchase' }));
    await waitFor(() => expect(notices).toEqual(['Credits purchased']));
    expect(sent).toEqual({ quantity: 40, unitPrice: '250.00', buyer });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(calls.slice(calls.indexOf(PURCHASE) + 1)).toEqual(
        expect.arrayContaining([FIGURES, `${LEDGER}?period=year&page=1&limit=20`]),
      ),
    );
  });

  test('shows the new price when it has changed in the meantime', async () => {
    let unitPrice = '250.00';
    const { user, confirmDialog } = await enterQuantity({
      [FIGURES]: () => ({ ...epc, unitPrice }),
      [PURCHASE]: () => (
        (unitPrice = '300.00'),
        errorReply(409, 'priceChanged', { params: { from: '250.00', to: unitPrice, currency: 'LKR' } })
      ),
    });
    await user.click(within(confirmDialog).getByRole('button', { name: 'Purchase' }));
    expect(
      await screen.findByText('The price per credit has changed from 250.00 to 300.00 LKR. Check it again'),
    ).toBeVisible();
    expect(await screen.findByText('One credit costs 300.00 LKR.')).toBeInTheDocument();
  });
});

test('sets at how many credits the organization is alerted, or never', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage({
    'PATCH v1/organizations/epc/alert': ({ body }) => (sent.push(body), { ...epc, alertLevel: 25 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Alert at few credits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alert at few credits' }));
  const field = dialog.getByRole('textbox', { name: /^Remaining credits/ });
  await user.clear(field);
  await user.type(field, '25');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toEqual(['Alert saved']));
  await user.click(screen.getByRole('button', { name: 'Alert at few credits' }));
  const again = within(await screen.findByRole('dialog', { name: 'Alert at few credits' }));
  await user.click(again.getByRole('switch', { name: 'Alert at few credits' }));
  await user.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ alertLevel: 25 }, { alertLevel: null }]));
});

test('shows empty states and errors; hides the purchase without prepaid trips', async () => {
  const empty = renderPage(
    { [LEDGER]: () => toPage(), [USAGE]: () => ({ unit: 'month', items: [] }) },
    { url: '/?period=all' },
  );
  expect(await screen.findByRole('heading', { name: 'No usage found' })).toBeVisible();
  expect(await screen.findByText('Purchases and credits used by trips will appear here.')).toBeVisible();
  empty.unmount();
  renderPage(
    {
      [FIGURES]: () => errorReply(500, 'internal'),
      [LEDGER]: () => errorReply(500, 'internal'),
      [USAGE]: () => errorReply(500, 'internal'),
    },
    { user: testUsers.root },
  );
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Purchase credits' })).toBeNull();
});
