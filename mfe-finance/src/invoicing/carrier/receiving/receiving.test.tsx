import { screen, waitFor, within } from '@testing-library/react';
import type { CarrierEInvoicePreview } from 'shared-contracts/finance/carrier-invoices';
import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import { renderScreen, type Replies, testUsers } from 'shared-ui/testing';
import CarrierInvoicesPage from '../carrier-invoices-page.tsx';
import { invoice, row, toPage } from '../testing/fixtures.ts';

const renderList = (replies: Replies = {}, url = '/carrier-invoices') =>
  renderScreen(<CarrierInvoicesPage />, {
    user: testUsers.cargoOwner,
    url,
    replies: { 'GET carrier-invoices': () => toPage([row]), 'GET partners': () => toPage([row.payee]), ...replies },
  });
const party = {
  name: 'Serendib',
  electronicAddress: null,
  address: [],
  city: null,
  postalCode: null,
  country: 'LK',
  vatId: null,
  taxId: null,
  companyId: null,
  contact: null,
  phone: null,
  email: null,
};
const eInvoice: EInvoice = {
  customization: '',
  profile: '',
  kind: 'invoice',
  typeCode: '380',
  number: 'X-9',
  issuedOn: '2026-11-20',
  dueOn: null,
  note: null,
  currency: 'LKR',
  buyerReference: null,
  orderReference: null,
  contractReference: null,
  period: null,
  preceding: [],
  seller: party,
  buyer: party,
  delivery: null,
  payment: null,
  terms: null,
  adjustments: [],
  taxTotal: '0.00',
  taxes: [],
  totals: {
    lines: '1.00',
    allowances: null,
    charges: null,
    net: '1.00',
    gross: '1.00',
    prepaid: null,
    rounding: null,
    due: '1.00',
  },
  lines: [],
};

test('previews an e-invoice with its violations, asks for its carrier, and stores it', async () => {
  const preview: CarrierEInvoicePreview = {
    invoice: eInvoice,
    violations: [{ rule: 'BR-16', field: 'lines', message: 'An invoice has a line', fix: 'bill' }],
    partner: null,
    credited: null,
    isDuplicate: false,
    comparison: null,
  };
  let isNamed = false;
  const { user, calls } = renderList(
    {
      'POST carrier-invoices/e-invoices': ({ query }) => {
        isNamed = query.get('partnerId') === 'p-2';
        if (!query.has('dryRun')) return { id: 'c-1' };
        return isNamed ? { ...preview, partner: row.payee, comparison: invoice.comparison } : preview;
      },
    },
    '/carrier-invoices?dialog=upload',
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(dialog.getByLabelText('E-invoice (XML)'), new File(['<Invoice/>'], 'x.xml', { type: 'text/xml' }));
  expect(await dialog.findByText('It breaks 1 rule.')).toBeVisible();
  expect(dialog.getByText('An invoice has a line')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save invoice' })).toBeDisabled();
  await user.click(dialog.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Serendib' }));
  expect(await dialog.findByText('No bill')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save invoice' }));
  await waitFor(() =>
    expect(calls.filter((call) => call.startsWith('POST carrier-invoices/e-invoices'))).toHaveLength(3),
  );
});

test('shows the invoice that an uploaded credit note credits, and stores none without one', async () => {
  const preview: CarrierEInvoicePreview = {
    invoice: { ...eInvoice, kind: 'creditNote', typeCode: '381', preceding: [{ number: 'X-1', issuedOn: null }] },
    violations: [],
    partner: row.payee,
    credited: null,
    isDuplicate: false,
    comparison: null,
  };
  let isReceived = false;
  const { user } = renderList(
    {
      'POST carrier-invoices/e-invoices': () =>
        isReceived ? { ...preview, credited: { id: 'c-1', number: 'X-1' }, comparison: invoice.comparison } : preview,
    },
    '/carrier-invoices?dialog=upload',
  );
  const dialog = within(await screen.findByRole('dialog'));
  const upload = () =>
    user.upload(dialog.getByLabelText('E-invoice (XML)'), new File(['<x/>'], 'x.xml', { type: 'text/xml' }));
  await upload();
  expect(await dialog.findByText(/This carrier has no invoice X-1 here/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save credit note' })).toBeDisabled();
  isReceived = true;
  await upload();
  expect(await dialog.findByText('Credits X-1')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Compared with the invoice' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save credit note' })).toBeEnabled();
});

test('enters an invoice by hand', async () => {
  const sent: unknown[] = [];
  const { user } = renderList(
    { 'POST carrier-invoices': ({ body }) => (sent.push(body), { id: 'c-1' }) },
    '/carrier-invoices?dialog=enter',
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Serendib' }));
  await user.type(dialog.getByLabelText(/^Number/), 'H-1');
  await user.type(dialog.getByLabelText(/^Currency/), 'lkr');
  await user.type(dialog.getByLabelText(/^Order or trip number/), 'O-000012');
  await user.type(dialog.getByLabelText(/^Net/), '100');
  await user.click(dialog.getByRole('button', { name: 'Add line' }));
  await user.type(dialog.getAllByLabelText(/^Net/)[1] as HTMLElement, '-12.5');
  await user.click(dialog.getByRole('button', { name: 'Save invoice' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    partnerId: 'p-2',
    number: 'H-1',
    currency: 'LKR',
    dueOn: null,
    period: null,
    lines: [
      { reference: 'O-000012', description: null, net: '100.00', taxPercentage: '0' },
      { reference: null, description: null, net: '-12.50', taxPercentage: '0' },
    ],
  });
});
