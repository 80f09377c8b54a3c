import { screen, waitFor, within } from '@testing-library/react';
import type { CarrierInvoice } from 'shared-contracts/finance/carrier-invoices';
import { errorReply, findAccessibilityViolations, renderScreen, type Replies, testUsers } from 'shared-ui/testing';
import CarrierInvoicePage from './carrier-invoice-page.tsx';
import CarrierInvoicesPage from './carrier-invoices-page.tsx';
import { creditNote, invoice, row, toPage } from './testing/fixtures.ts';

const renderPage = (detail: CarrierInvoice, replies: Replies = {}) =>
  renderScreen(<CarrierInvoicePage />, {
    user: testUsers.cargoOwner,
    url: `/carrier-invoices/${detail.id}`,
    path: '/carrier-invoices/:id',
    replies: {
      [`GET carrier-invoices/${detail.id}`]: () => detail,
      [`GET carrier-invoices/${detail.id}/timeline`]: () => ({ items: [] }),
      ...replies,
    },
  });

test('lists credit notes with what they credit, and invoices with what is credited and still expected', async () => {
  const credited = { ...row, id: 'c-3', number: 'SFL/26/0440', creditedTotal: '118.00', awaitedCredit: '40.00' };
  const { user, calls } = renderScreen(<CarrierInvoicesPage />, {
    user: testUsers.cargoOwner,
    url: '/carrier-invoices',
    replies: {
      'GET carrier-invoices': () => toPage([{ ...creditNote, payable: '-118.00' }, credited]),
      'GET partners': () => toPage([row.payee]),
    },
  });
  const note = within(await screen.findByRole('row', { name: /SFL\/26\/C-7/ }));
  for (const text of ['Credits SFL/26/0431', '-118.00 LKR']) expect(note.getByText(text)).toBeVisible();
  const line = within(screen.getByRole('row', { name: /SFL\/26\/0440/ }));
  for (const text of ['118.00 LKR credited', 'Credit note of 40.00 LKR before tax expected'])
    expect(line.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.selectOptions(filters.getByRole('combobox', { name: 'Kind' }), 'Credit note');
  await user.selectOptions(filters.getByRole('combobox', { name: 'Credit note' }), 'Expected');
  await user.click(filters.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/kind=creditNote.*awaitsCredit=true/)));
});

test('compares a credit note with the open amount of its invoice, and approves it', async () => {
  const { user, calls, notices, baseElement } = renderPage(creditNote, {
    'PATCH carrier-invoices/c-2/approve': () => ({ ...creditNote, status: 'approved', actions: [] }),
  });
  const table = within(await screen.findByRole('table', { name: 'Compared with the invoice' }));
  for (const text of ['Open of the invoice', '1,100.00 LKR', '100.00 LKR', 'Agrees'])
    expect(table.getByText(text)).toBeVisible();
  expect(table.queryByText('Difference')).toBeNull();
  expect(screen.getByText('Credit note of Serendib')).toBeVisible();
  expect(screen.getByRole('link', { name: 'SFL/26/0431' })).toHaveAttribute('href', '/carrier-invoices/c-1');
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  expect(await findAccessibilityViolations(baseElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Lowers what you owe/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(notices).toEqual(['Approved']));
  expect(calls).toContain('PATCH carrier-invoices/c-2/approve');
});

test('an invoice shows its credit notes, and enters another by hand', async () => {
  const sent: unknown[] = [];
  const { user, notices } = renderPage(
    {
      ...invoice,
      status: 'approved',
      payable: '1180.00',
      creditedTotal: '118.00',
      awaitedCredit: '20.00',
      actions: ['credit'],
      creditNotes: [
        {
          id: 'c-2',
          number: 'SFL/26/C-7',
          status: 'approved',
          issuedOn: '2026-11-24',
          total: '118.00',
          payable: '-23.60',
        },
      ],
    },
    {
      'POST carrier-invoices': ({ body }) => {
        sent.push(body);
        if (sent.length > 1) return { id: 'c-9' };
        const twice = { code: 'carrierInvoiceTwice', message: 'Twice', params: { record: 'C-8' } };
        return errorReply(409, 'carrierInvoiceTwice', { fields: { number: twice } });
      },
      'GET carrier-invoices/c-9': () => creditNote,
    },
  );
  const notes = within(await screen.findByRole('region', { name: 'Credit notes of the carrier' }));
  expect(notes.getByRole('link', { name: 'SFL/26/C-7' })).toHaveAttribute('href', '/carrier-invoices/c-2');
  expect(screen.getByText('Payable after credit notes').parentElement).toHaveTextContent('1,156.40 LKR');
  expect(notes.getByText('Credit note of 20.00 LKR before tax expected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter credit note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter credit note for invoice SFL/26/0431' }));
  expect(dialog.queryByLabelText(/^Due/)).toBeNull();
  await user.type(dialog.getByLabelText(/^Number/), 'C-8');
  await user.type(dialog.getByLabelText(/^Net/), '20');
  await user.click(dialog.getByRole('button', { name: 'Save credit note' }));
  expect(await dialog.findByText('C-8 was received from this carrier before')).toBeVisible();
  expect(sent[0]).toMatchObject({
    partnerId: 'p-2',
    creditedId: 'c-1',
    number: 'C-8',
    currency: 'LKR',
    dueOn: null,
    lines: [{ net: '20.00', taxPercentage: '18' }],
  });
  await user.clear(dialog.getByLabelText(/^Number/));
  await user.type(dialog.getByLabelText(/^Number/), 'C-9');
  await user.click(dialog.getByRole('button', { name: 'Save credit note' }));
  await waitFor(() => expect(notices).toEqual(['Saved']));
});
