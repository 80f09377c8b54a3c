import { screen, waitFor, within } from '@testing-library/react';
import type { Statement } from 'shared-contracts/finance/statements';
import { errorReply, findAccessibilityViolations, renderScreen, testUsers } from 'shared-ui/testing';
import StatementsPage from './statements-page.tsx';

const AT = 1_795_168_800;
const statement: Statement = {
  partner: { id: 'mills', name: 'Kandy Mills' },
  side: 'receivable',
  from: AT,
  to: AT,
  email: 'accounts@mills.example',
  accounts: [
    {
      currency: 'LKR',
      opening: '50.00',
      entries: [
        { kind: 'invoice', id: 'i-1', at: AT, reference: 'INV-1', dueAt: AT, amount: '118.00', balance: '168.00' },
        { kind: 'payment', id: 'p-1', at: AT, reference: 'TRX 7', dueAt: null, amount: '-68.00', balance: '100.00' },
      ],
      sums: { invoice: '118.00', creditNote: '0.00', payment: '-68.00', refund: '0.00' },
      closing: '100.00',
    },
  ],
};

function renderStatements(current: Statement, url = '/?partnerId=mills') {
  const sent: unknown[] = [];
  const rendered = renderScreen(<StatementsPage />, {
    url,
    user: testUsers.cargoOwner,
    replies: {
      'GET partners': () => ({ items: [{ id: 'mills', name: 'Kandy Mills' }], total: 1, page: 1, limit: 100 }),
      'GET statements': () => current,
      'POST statements/send-email': ({ body }) => {
        sent.push(body);
        return sent.length > 1
          ? { to: [], state: 'queued' }
          : errorReply(422, 'invalid', {
              fields: { recipients: { code: 'unknownRecipients', message: 'x' } },
              params: { addresses: ['chief@mills.example'] },
            });
      },
    },
  });
  return { ...rendered, sent };
}

test('asks for a partner, and shows its account from the opening to the closing balance', async () => {
  const { user, baseElement } = renderStatements(statement, '/');
  expect(screen.getByText('Choose a partner')).toBeVisible();
  await screen.findByRole('option', { name: 'Kandy Mills' });
  await user.selectOptions(screen.getByLabelText('Partner'), 'Kandy Mills');
  const account = within(await screen.findByRole('table', { name: 'Account in LKR' }));
  expect(account.getByRole('row', { name: /Opening balance.*50\.00 LKR/ })).toBeVisible();
  expect(account.getByRole('row', { name: /Payment.*TRX 7.*-68\.00 LKR.*100\.00 LKR/ })).toBeVisible();
  expect(account.getByRole('row', { name: /Closing balance.*100\.00 LKR/ })).toBeVisible();
  expect(account.getByRole('link', { name: 'INV-1' })).toHaveAttribute('href', '/invoices?dialog=invoice.i-1');
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
});

test('sends the statement to the partner, and to another address once it is confirmed', async () => {
  const { user, sent, notices } = renderStatements(statement);
  await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the statement to Kandy Mills' }));
  const to = dialog.getByLabelText(/^To/);
  expect(to).toHaveValue('accounts@mills.example');
  await user.type(to, ', chief@mills.example');
  await user.click(dialog.getByRole('button', { name: 'Send by e-mail' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Send by e-mail' }));
  await waitFor(() => expect(notices).toEqual(['Statement queued for sending']));
  expect(sent[1]).toMatchObject({
    partnerId: 'mills',
    recipients: ['accounts@mills.example', 'chief@mills.example'],
    confirmedRecipients: ['chief@mills.example'],
  });
});

test('shows when there are no entries', async () => {
  renderStatements({ ...statement, accounts: [] });
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
});
