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

test('a billed order shows that it needs a new bill, which is created from the bill', async () => {
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

const invalid: Bill = { ...draft, contractProblems: ['contractExpired'], override: null, actions: ['override'] };

test('an invalid contract is overridden with a reason, which the bill then shows', async () => {
  let bill = invalid;
  const sent: unknown[] = [];
  const { user, notices } = renderScreen(
    <main>
      <BillSlot orderId="o-1" stage="delivered" />
    </main>,
    {
      user: testUsers.cargoOwner,
      url: '/?dialog=bill',
      replies: {
        [`GET ${BILL}`]: () => bill,
        [`GET ${BILL}/timeline`]: () => ({ items: [] }),
        [`PATCH ${BILL}/override`]: ({ body }) => {
          sent.push(body);
          bill = { ...invalid, override: { by: 'saman', at: AT, reason: 'Renewed by phone' }, actions: ['submit'] };
          return bill;
        },
      },
    },
  );
  const dialog = within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));
  expect(await dialog.findByText('It had expired')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Override contract' }));
  const question = within(await screen.findByRole('dialog', { name: 'Bill despite an invalid contract' }));
  await user.type(question.getByRole('textbox', { name: /Reason/ }), 'Renewed by phone');
  await user.click(question.getByRole('button', { name: 'Override contract' }));
  await waitFor(() => expect(notices).toEqual(['Contract overridden']));
  expect(sent).toEqual([{ reason: 'Renewed by phone', revision: 3 }]);
  expect(await dialog.findByText(/^Billed despite an invalid contract · saman ·/)).toBeVisible();
  expect(dialog.getByText('Renewed by phone')).toBeVisible();
});

test('an invoice is credited for a reason, and its credit note stays with the earlier version', async () => {
  let bill: Bill = { ...outdated, outdatedAt: null, actions: ['credit', 'sendEmail'] };
  const sent: unknown[] = [];
  const { user, calls, notices } = renderScreen(<BillSlot orderId="o-1" />, {
    url: '/?dialog=bill',
    user: testUsers.cargoOwner,
    replies: {
      [`GET ${BILL}`]: () => bill,
      [`GET ${BILL}/timeline`]: () => ({ items: [] }),
      [`GET ${BILL}/export`]: () => new Blob(['%PDF-']),
      [`PATCH ${BILL}/credit`]: ({ body }) => {
        sent.push(body);
        const [earlier] = renewed.earlierVersions;
        const papers = { invoice: 'INV-2026-000001', creditNote: 'CN-2026-000001' };
        bill = { ...renewed, earlierVersions: earlier ? [{ ...earlier, ...papers }] : [] };
        return bill;
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /bill O-000001$/ }));
  await user.click(await dialog.findByRole('button', { name: 'Reverse invoice' }));
  const form = within(await screen.findByRole('dialog', { name: /^Reverse invoice/ }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Wrong lane');
  await user.click(form.getByRole('button', { name: 'Reverse invoice' }));
  await waitFor(() => expect(notices).toEqual(['Credit note issued']));
  expect(sent).toEqual([{ reason: 'Wrong lane', revision: 7 }]);
  expect(await dialog.findByText('Invoice INV-2026-000001')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save credit note CN-2026-000001 as PDF' }));
  await waitFor(() => expect(calls).toContain(`GET ${BILL}/export?version=1&paper=creditNote`));
});
