import { screen } from '@testing-library/react';
import type { AgingPage } from 'shared-contracts/finance/aging';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import MoneySlot from './money-slot.tsx';

const AT = 1_795_168_800;
const zero = { notDue: '0.00', days30: '0.00', days60: '0.00', days90: '0.00', over90: '0.00', credit: '0.00' };
const page = (totals: AgingPage['totals']): AgingPage => ({ items: [], total: 3, page: 1, limit: 1, at: AT, totals });
const receivable = page([
  { ...zero, currency: 'LKR', notDue: '1000.00', days30: '250.00', total: '1250.00' },
  { ...zero, currency: 'USD', notDue: '90.50', total: '90.50' },
]);
const payable = page([{ ...zero, currency: 'LKR', over90: '75.00', total: '75.00' }]);

const renderSlot = (reply: (side: string | null) => unknown, user = testUsers.cargoOwner) =>
  renderScreen(
    <main>
      <MoneySlot />
    </main>,
    {
      user,
      replies: {
        'GET aging': ({ query }) => reply(query.get('side')),
        'GET bills': ({ query }) => ({ items: [], total: query.get('tab') === 'toApprove' ? 4 : 9, page: 1, limit: 1 }),
      },
    },
  );
const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !item.textContent.includes('to approve'))
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')?.split('&sort')[0]]);

test('shows the open amounts per side and currency, the overdue part, and the invoices', async () => {
  const { container } = renderSlot((side) => (side === 'receivable' ? receivable : payable));
  await screen.findByText('75.00 LKR');
  await screen.findByText('90.50 USD');
  expect(rows()).toEqual([
    ['Receivable1,250.00 LKR250.00 overdue', '/invoices?side=receivable&aging=open&currency=LKR'],
    ['Receivable90.50 USD', '/invoices?side=receivable&aging=open&currency=USD'],
    ['Payable75.00 LKR75.00 overdue', '/invoices?side=payable&aging=open&currency=LKR'],
  ]);
  expect(await screen.findByRole('link', { name: /4.*Bills to approve|Bills to approve.*4/ })).toHaveAttribute(
    'href',
    '/bills?view=toApprove',
  );
  expect(screen.getByRole('link', { name: 'Show aging' })).toHaveAttribute('href', '/aging');
  expect(await findAccessibilityViolations(container)).toEqual([]);
});

test('shows when nothing is open', async () => {
  renderSlot(() => page([]));
  expect(await screen.findByText('No open invoices')).toBeVisible();
});

test('shows one side when the other can’t be loaded', async () => {
  renderSlot((side) => (side === 'receivable' ? errorReply(500, 'internal') : payable));
  expect(await screen.findByText('75.00 LKR')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['root', testUsers.root],
  ['those who don’t approve bills', testUsers.reader],
])('sends no request for %s', (_, user) => {
  const { calls, container } = renderSlot(() => receivable, user);
  expect([calls, container.textContent]).toEqual([[], '']);
});
