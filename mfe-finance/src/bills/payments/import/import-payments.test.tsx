import { screen, within } from '@testing-library/react';
import type { PaymentImport, PaymentImportLine } from 'shared-contracts/finance/payment-imports';
import { errorReply, renderScreen, testUsers } from 'shared-ui/testing';
import { AT } from '../../testing/bills.fixtures.ts';
import { ImportPaymentsDialog } from './import-payments-dialog.tsx';

const line = (id: number, more: Partial<PaymentImportLine>): PaymentImportLine => ({
  line: id,
  paidAt: AT,
  amount: '1000.00',
  currency: 'LKR',
  payer: 'Kandy Mills',
  text: `Text ${id}`,
  result: 'unknownNumber',
  invoices: [],
  ...more,
});
const result: PaymentImport = {
  recorded: 1,
  outgoing: 2,
  items: [
    line(1, { result: 'matched', invoices: [{ invoiceId: 'i-1', number: 'INV-1', amount: '1000.00' }] }),
    line(2, { result: 'unreadable', paidAt: null, amount: null }),
    line(3, { result: 'alreadyImported' }),
  ],
};
const STATEMENT = new File(['<Document/>'], 'statement.xml', { type: 'application/xml' });

function renderDialog(reply: () => unknown) {
  const { user, calls } = renderScreen(<ImportPaymentsDialog onClose={() => null} />, {
    user: testUsers.cargoOwner,
    replies: { 'POST payments/imports': reply },
  });
  return { user, calls };
}

test('shows the result of each line, and records the matched ones', async () => {
  const { user, calls } = renderDialog(() => result);
  await user.upload(screen.getByLabelText(/Bank statement/), STATEMENT);
  expect(
    await screen.findByText(/^1 payment of 3 can be recorded\. 2 outgoing or pending lines left out\.$/),
  ).toBeVisible();
  const rows = within(screen.getByRole('table', { name: 'Lines of the statement' })).getAllByRole('row');
  const texts = rows.map((row) => row.textContent);
  expect(texts[1]).toMatch(/Kandy Mills.*Matched.*INV-1/);
  expect(texts[2]).toContain('Date or amount can’t be read');
  expect(texts[3]).toContain('Already imported');
  await user.click(screen.getByRole('button', { name: 'Record 1 payment' }));
  expect(await screen.findByText(/^1 payment of 3 recorded\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record 1 payment' })).toBeNull();
  expect(calls).toEqual(['POST payments/imports?dryRun=true', 'POST payments/imports']);
});

test('shows why a file can’t be read', async () => {
  const { user } = renderDialog(() =>
    errorReply(422, 'invalid', { fields: { file: { code: 'noRows', message: 'The file has no rows' } } }),
  );
  await user.upload(screen.getByLabelText(/Bank statement/), STATEMENT);
  expect(await screen.findByText('The file has no lines')).toBeVisible();
});
