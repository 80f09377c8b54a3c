import { screen, within } from '@testing-library/react';
import type { RateImport, RateImportRow } from 'shared-contracts/finance/contract-rates';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  testUsers,
  type Replies,
} from 'shared-ui/testing';
import ContractPage from '../detail/contract-page.tsx';
import { details, version } from '../testing/fixtures.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const file = new File(['rows'], 'rates.xlsx', { type: XLSX });
const row = (overrides: Partial<RateImportRow>): RateImportRow => ({
  row: 2,
  kind: 'lane',
  from: 'Port',
  to: 'Kandy',
  result: 'unchanged',
  changes: [],
  problems: [],
  ...overrides,
});
const checked = (overrides: Partial<RateImport> = {}): RateImport => ({
  id: 'k',
  revision: 7,
  counts: { error: 0, changed: 1, added: 0, removed: 1, unchanged: 0 },
  rows: [
    row({ result: 'changed', changes: [{ column: 'Rate', old: '15000.00', new: '15500.50' }] }),
    row({ row: null, kind: 'band', from: '50', to: '', result: 'removed' }),
  ],
  ...overrides,
});

const renderPage = (replies: Replies) =>
  renderScreen(<ContractPage />, {
    url: '/contracts/k',
    path: '/contracts/:id',
    user: testUsers.transporter,
    replies: {
      'GET contracts/k': () => details({ actions: ['edit'] }),
      'GET contracts/k/versions': () => ({ items: [version({ number: 1, state: 'confirmed', isInForce: true })] }),
      'GET contracts/k/timeline': () => ({ items: [] }),
      ...replies,
    },
  });
type User = ReturnType<typeof renderPage>['user'];
const openDialog = async (user: User) => {
  await chooseAction(user, 'K', 'Import rates');
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText(/^Excel or CSV file/), file);
  return within(dialog);
};
const uploads = (sent: string[], reply: RateImport): Replies => ({
  'POST contracts/k/rates/import': ({ query }) => {
    expect(query.get('language')).toBe('en');
    sent.push(query.get('dryRun') ? 'checked' : 'saved');
    return reply;
  },
});

test('shows what a file changes and saves it only when that is confirmed', async () => {
  const sent: string[] = [];
  const { user, notices } = renderPage(uploads(sent, checked()));
  const dialog = await openDialog(user);
  expect(await dialog.findByText('No errors. Nothing is saved yet.')).toBeVisible();
  const results = dialog.getByRole('table', { name: 'Results' });
  expect(results).toHaveTextContent('Port → KandyChangedRate: 15000.00 → 15500.50');
  expect(results).toHaveTextContent('–Distance from 50 to –Removed');
  expect(await findAccessibilityViolations(document.body)).toEqual([]);
  expect(sent).toEqual(['checked']);
  await user.click(dialog.getByRole('button', { name: 'Save rates' }));
  expect(await screen.findByRole('heading', { name: 'K' })).toBeVisible();
  expect([sent, notices]).toEqual([['checked', 'saved'], ['Rates saved']]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file with errors shows row and column, and cannot be saved', async () => {
  const problems = [{ column: 'Rate', code: 'number', message: 'Write a number such as 12.5' }];
  const rows = Array.from({ length: 25 }, (_, i) => row({ row: i + 2, result: 'error', problems }));
  const counts = { error: 25, changed: 0, added: 0, removed: 0, unchanged: 0 };
  const { user } = renderPage(uploads([], checked({ counts, rows })));
  const dialog = await openDialog(user);
  expect(await dialog.findByText('25 rows have errors. Correct the file and upload it again.')).toBeVisible();
  const results = within(dialog.getByRole('table', { name: 'Results' }));
  expect(results.getAllByText('Rate: Write a number such as 12.5')).toHaveLength(20);
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  expect(results.getAllByText('Rate: Write a number such as 12.5')).toHaveLength(25);
  expect(dialog.queryByRole('button', { name: 'Save rates' })).toBeNull();
});

test('shows why a file is refused', async () => {
  const reply = () =>
    errorReply(422, 'invalid', { fields: { file: { code: 'missingColumns', message: 'Missing columns: Rate' } } });
  const { user } = renderPage({ 'POST contracts/k/rates/import': reply });
  const dialog = await openDialog(user);
  expect(await dialog.findByText('Missing columns: Rate')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save rates' })).toBeNull();
});
