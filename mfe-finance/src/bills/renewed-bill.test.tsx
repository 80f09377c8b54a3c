import { screen, waitFor, within } from '@testing-library/react';
import type { Bill } from 'shared-contracts/finance/bills';
import { findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import BillSlot from './bill-slot.tsx';
import { AT, BILL, draft, submitted } from './testing/bills.fixtures.ts';

const outdated: Bill = {
  ...submitted,
  subject: { ...submitted.subject, stage: 'billed' },
  state: 'approved',
  revision: 7,
  outdatedAt: AT,
  approved: { by: 'rohan', at: AT },
  actions: ['renew', 'sendEmail'],
};
const renewed: Bill = {
  ...draft,
  revision: 8,
  version: 2,
  earlierVersions: [{ version: 1, total: '35499.77', currency: 'LKR', approvedAt: AT, replacedAt: AT }],
};

test('a billed order says that it needs a new bill, which is made from the bill', async () => {
  let bill = outdated;
  let sent: unknown;
  const { user, calls, notices, baseElement } = renderScreen(
    <main>
      <BillSlot orderId="o-1" stage="billed" />
    </main>,
    {
      user: testUsers.cargoOwner,
      replies: {
        [`GET ${BILL}`]: () => bill,
        [`GET ${BILL}/timeline`]: () => ({ items: [] }),
        [`GET ${BILL}/export`]: () => new Blob(['%PDF-']),
        [`PATCH ${BILL}/renew`]: ({ body }) => ((sent = body), (bill = renewed)),
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Needs a new bill' }));
  const dialog = within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));
  expect(await dialog.findByText(/^Times of a stop were corrected after approval/)).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make a new bill' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/which stays below as an earlier version/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Make a new bill' }));
  await waitFor(() => expect(notices).toEqual(['New version of the bill created']));
  expect(sent).toEqual({ revision: 7 });
  expect(await dialog.findByText('Version 1 · 35,499.77 LKR')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save version 1 as PDF' }));
  await waitFor(() => expect(calls).toContain(`GET ${BILL}/export?version=1`));
  expect(await screen.findByRole('button', { name: 'Bill', hidden: true })).toBeInTheDocument();
});
