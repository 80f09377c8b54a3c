import { screen, waitFor, within } from '@testing-library/react';
import type { JournalRun, LedgerAccount } from 'shared-contracts/finance/journal';
import {
  errorReply,
  findAccessibilityViolations,
  getTableWidth,
  MAX_TABLE_WIDTH,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import AccountsPage from './accounts-page.tsx';
import JournalPage from './journal-page.tsx';

const run: JournalRun = {
  id: 'j-1',
  number: 3,
  from: '2026-11-01',
  to: '2026-11-30',
  documents: 2,
  postings: 5,
  totals: [
    { currency: 'LKR', postings: 4, amount: '18978.33' },
    { currency: 'USD', postings: 1, amount: '10.00' },
  ],
  createdAt: 1_795_168_800,
  createdBy: 'ann',
  downloads: 2,
  lastDownloadAt: 1_795_172_400,
};
const account = (more: Partial<LedgerAccount>): LedgerAccount => ({
  id: 'a-1',
  role: 'debtor',
  key: null,
  name: null,
  account: '10000',
  ...more,
});
const partner = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const accounts = [
  account({ id: 'a-3', role: 'outputTax', key: '18', name: '18', account: '1776' }),
  account({ id: 'a-2', key: partner, name: 'Serendib', account: '10001' }),
  account({}),
];
const toPage = <T,>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
const user = testUsers.cargoOwner;
const renderRuns = (replies: Replies = {}) =>
  renderScreen(<JournalPage />, { user, replies: { 'GET journal-runs': () => toPage([run]), ...replies } });
const renderAccounts = (replies: Replies = {}) =>
  renderScreen(<AccountsPage />, {
    user,
    replies: {
      'GET ledger-accounts': () => ({ items: accounts }),
      'GET partners': () => toPage([{ id: partner, name: 'Serendib' }]),
      ...replies,
    },
  });

test('lists runs with who, when, sums and downloads', async () => {
  const { baseElement } = renderRuns();
  const row = within(await screen.findByRole('row', { name: /01\.11\.2026 – 30\.11\.2026/ }));
  for (const text of ['3', '5', 'ann']) expect(row.getByText(text)).toBeVisible();
  for (const text of [/18,978\.33/, /10\.00/]) expect(row.getByText(text)).toBeVisible();
  expect(getTableWidth()).toBeLessThanOrEqual(MAX_TABLE_WIDTH);
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('exports a month, and lists missing accounts', async () => {
  const sent: unknown[] = [];
  let isMapped = false;
  const { user: person, notices } = renderRuns({
    'POST journal-runs': ({ body }) => {
      sent.push(body);
      if (isMapped) return run;
      return errorReply(409, 'accountsMissing', {
        params: {
          accounts: [
            { role: 'bank', key: null, name: null },
            { role: 'creditor', key: partner, name: 'Serendib' },
          ],
        },
      });
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Export postings' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export postings' }));
  await person.click(dialog.getByRole('button', { name: 'Export postings' }));
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Bank',
    'Vendors Serendib',
  ]);
  expect(alert.getByRole('link', { name: 'Enter ledger accounts' })).toHaveAttribute('href', '/journal/accounts');
  isMapped = true;
  await person.selectOptions(dialog.getByLabelText(/^Postings/), 'All up to a date');
  await person.click(dialog.getByRole('button', { name: 'Export postings' }));
  await waitFor(() => expect(notices).toContain('Postings exported'));
  expect(sent).toEqual([
    { month: expect.stringMatching(/^\d{4}-\d\d$/) },
    { to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

test('adds an account for one partner, and changes and deletes others', async () => {
  const sent: unknown[] = [];
  const { user: person, baseElement } = renderAccounts({
    'PUT ledger-accounts': ({ body }) => (sent.push(body), { items: accounts }),
    'DELETE ledger-accounts/a-3': () => (sent.push('deleted'), { items: accounts }),
  });
  const row = within(await screen.findByRole('row', { name: /Output tax/ }));
  expect(row.getByText('18 %')).toBeVisible();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Add account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
  await dialog.findByRole('option', { name: 'Serendib' });
  await person.selectOptions(dialog.getByLabelText(/^Partner/), 'Serendib');
  await person.type(dialog.getByRole('textbox', { name: /^Account/ }), '10002');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ role: 'debtor', key: partner, account: '10002' }]));
});
