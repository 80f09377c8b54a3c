import { screen, within } from '@testing-library/react';
import type { AgingPage as Aging, AgingRow } from 'shared-contracts/finance/aging';
import {
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  testUsers,
} from 'shared-ui/testing';
import AgingPage from './aging-page.tsx';

const amounts = {
  currency: 'LKR',
  notDue: '0.00',
  days30: '120.00',
  days60: '0.00',
  days90: '0.00',
  over90: '30.50',
  credit: '-10.00',
  total: '140.50',
};
const row: AgingRow = { ...amounts, id: 'mills LKR', partner: { id: 'mills', name: 'Kandy Mills' }, invoices: 3 };

test('shows what is open by age, each figure with its invoices, receivable and payable', async () => {
  const sides: (string | null)[] = [];
  const { user, baseElement } = renderScreen(<AgingPage />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET aging': ({ query }): Aging => {
        sides.push(query.get('side'));
        const items = query.get('side') === 'payable' ? [] : [row];
        return { items, total: items.length, page: 1, limit: 20, at: 0, totals: items.length > 0 ? [amounts] : [] };
      },
    },
  });
  const mills = within(await screen.findByRole('row', { name: /Kandy Mills/ }));
  expect(mills.getByText('3 invoices in LKR')).toBeVisible();
  expect(mills.getByRole('link', { name: '120.00' })).toHaveAttribute(
    'href',
    expect.stringContaining('aging=days30&currency=LKR&sort=dueAt&partnerId=mills'),
  );
  expect(mills.getByRole('link', { name: '-10.00' })).toBeVisible();
  const totals = within(screen.getByRole('table', { name: 'Totals of all partners' }));
  expect(totals.getByRole('link', { name: '140.50' })).toHaveAttribute('href', expect.not.stringContaining('partner'));
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Payable' }));
  expect(await screen.findByText('Nothing open')).toBeVisible();
  expect(sides).toEqual(['receivable', 'payable']);
});
