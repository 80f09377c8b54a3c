import { screen, waitFor } from '@testing-library/react';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import { renderScreen, testUsers } from 'shared-ui/testing';
import OverdueSlot from './overdue-slot.tsx';
import ToApproveSlot from './to-approve-slot.tsx';

const AT = 1_795_168_800;
const bill: BillRow = {
  id: 'b-1',
  of: 'order',
  subject: { id: 'o-1', number: 'O-000001', shipperCode: null, reference: null, stage: 'delivered' },
  state: 'submitted',
  revision: 4,
  version: 1,
  side: 'payer',
  payer: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' },
  payee: { id: 'lines', name: 'Lanka Lines' },
  taxBase: '1000.00',
  vat: '180.00',
  total: '1180.00',
  currency: 'LKR',
  invoice: null,
  isOverdue: false,
  submittedAt: AT,
  approvedAt: null,
  outdatedAt: null,
  actions: ['approve'],
};

test.each([
  [ToApproveSlot, 'toApprove'],
  [OverdueSlot, 'overdue'],
])('lists bills with a link to their tab (%#)', async (Slot, tab) => {
  const counts: number[] = [];
  const queries: (string | null)[] = [];
  renderScreen(
    <main>
      <Slot onCount={(count) => counts.push(count)} />
    </main>,
    {
      user: testUsers.cargoOwner,
      replies: {
        'GET bills': ({ query }) => {
          queries.push(query.get('tab'));
          return { items: [bill], total: 7, page: 1, limit: 5 };
        },
      },
    },
  );
  expect(await screen.findByRole('link', { name: /^O-000001 Lanka Lines · 1,180.00 LKR/ })).toHaveAttribute(
    'href',
    '/orders/o-1?dialog=bill',
  );
  expect(screen.getByRole('link', { name: /7/ })).toHaveAttribute('href', `/bills?view=${tab}`);
  expect([queries, counts.at(-1)]).toEqual([[tab], 7]);
});

test.each([testUsers.reader, testUsers.root])(
  'requests nothing for those who don’t approve own bills (%#)',
  async (user) => {
    const counts: number[] = [];
    renderScreen(<OverdueSlot onCount={(count) => counts.push(count)} />, { user, replies: {} });
    await waitFor(() => expect(counts).toEqual([0]));
  },
);
