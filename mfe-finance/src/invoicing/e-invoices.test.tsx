import { screen, within } from '@testing-library/react';
import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import type { EInvoice, EInvoiceViolation } from 'shared-contracts/finance/e-invoices';
import {
  chooseAction,
  errorReply,
  findAccessibilityViolations,
  renderScreen,
  type Replies,
  testUsers,
} from 'shared-ui/testing';
import { InvoicesPage } from './invoices-page.tsx';

const AT = 1_795_168_800;
const invoice = (id: string): InvoiceRow => ({
  id,
  number: `INV-${id}`,
  kind: 'invoice',
  of: 'order',
  side: 'payee',
  payer: { id: 'mills', name: 'Kandy Mills' },
  payee: { id: testUsers.cargoOwner.organizationId, name: 'Ceylon Tea Exports' },
  issuedAt: AT,
  dueAt: AT,
  period: null,
  bills: 1,
  subject: { number: 'O-000001', shipperCode: null },
  net: '100.00',
  tax: '18.00',
  total: '118.00',
  currency: 'LKR',
  original: null,
  creditNote: null,
  actions: [],
});
const violation: EInvoiceViolation = {
  rule: 'BR-11',
  field: 'buyer.country',
  message: 'The Buyer postal address shall contain a Buyer country code',
  fix: 'organization',
};

const renderInvoices = (replies: Replies = {}) =>
  renderScreen(<InvoicesPage Payments={() => null} />, {
    user: testUsers.cargoOwner,
    replies: {
      'GET invoices': () => ({ items: [invoice('1'), invoice('2')], total: 2, page: 1, limit: 20 }),
      'GET invoices/e-invoices/check': ({ query }) => ({
        items: query
          .getAll('invoiceId')
          .map((id) => ({ id, number: `INV-${id}`, violations: id === '2' ? [violation] : [] })),
      }),
      ...replies,
    },
  });

test('an incomplete e-invoice shows what is missing and where to enter it; a complete one can be downloaded', async () => {
  const { user } = renderInvoices();
  await screen.findByRole('row', { name: /INV-2/ });
  await chooseAction(user, 'INV-2', 'E-invoice (XML)');
  const incomplete = await screen.findByRole('dialog', { name: 'E-invoice INV-2' });
  expect(await within(incomplete).findByText('BR-11')).toBeVisible();
  expect(within(incomplete).getByText('Buyer · Country')).toBeVisible();
  expect(within(incomplete).getByText('It is entered in the organization settings of that side.')).toBeVisible();
  expect(within(incomplete).queryByRole('button', { name: 'Download' })).toBeNull();
  expect(await findAccessibilityViolations(incomplete)).toEqual([]);
  await user.keyboard('{Escape}');
  await chooseAction(user, 'INV-1', 'E-invoice (XML)');
  const complete = within(await screen.findByRole('dialog', { name: 'E-invoice INV-1' }));
  expect(await complete.findByRole('button', { name: 'Download' })).toBeEnabled();
});

test('lists the incomplete ones among several', async () => {
  const { user } = renderInvoices();
  await screen.findByRole('row', { name: /INV-2/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: /^E-invoices/ }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/1 e-invoice is ready\. 1 e-invoice is incomplete/)).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'INV-2' })).toBeVisible();
  expect(dialog.queryByRole('heading', { name: 'INV-1' })).toBeNull();
});

const seller = {
  name: 'Hansa Carriers',
  electronicAddress: null,
  address: [],
  city: null,
  postalCode: null,
  country: 'DE',
  vatId: 'DE123456789',
  taxId: null,
  companyId: null,
  contact: null,
  phone: null,
  email: null,
};
const received = {
  kind: 'invoice',
  number: 'H-4711',
  issuedOn: '2026-11-20',
  dueOn: null,
  currency: 'EUR',
  buyerReference: null,
  orderReference: 'PO 1',
  contractReference: null,
  seller,
  buyer: { ...seller, name: 'Lyon Foods' },
  payment: null,
  adjustments: [],
  taxes: [
    { base: '180.00', tax: '34.20', category: 'S', percentage: '19', reason: null, reasonCode: null },
    { base: '40.00', tax: '0.00', category: 'AE', percentage: '0', reason: 'Article 196', reasonCode: null },
  ],
  totals: { net: '180.00', gross: '214.20', due: 'much' },
  lines: [
    { id: '1', name: 'Distance', quantity: '100', unit: 'KMT', net: '180.00', category: 'S', taxPercentage: '19' },
    { id: '2', name: 'Training', quantity: '1', unit: 'C62', net: '40.00', category: 'E', taxPercentage: '0' },
  ],
} as unknown as EInvoice;
const FILE = new File(['<Invoice/>'], 'invoice.xml', { type: 'application/xml' });

test('shows a received e-invoice with its violations, and rejects other files', async () => {
  let isRead = true;
  const { user } = renderInvoices({
    'POST invoices/e-invoices/readings': () =>
      isRead
        ? { invoice: received, violations: [violation] }
        : errorReply(422, 'invalid', { fields: { file: { code: 'fileDamaged', message: 'Damaged' } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Read e-invoice' }));
  const element = await screen.findByRole('dialog', { name: 'Read e-invoice' });
  const dialog = within(element);
  await user.upload(dialog.getByLabelText('E-invoice (XML)'), FILE);
  expect(await dialog.findByText('It breaks 1 rule.')).toBeVisible();
  expect(dialog.getByText('Ask the sender for a corrected file.')).toBeVisible();
  for (const text of ['Hansa Carriers', 'PO 1', '100 km', '214.20 EUR', '20.11.2026', 'much', 'VAT 19 %', 'Exempt'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByText('Reverse charge, on 40.00 EUR')).toBeVisible();
  expect(dialog.getByText('Article 196')).toBeVisible();
  expect(await findAccessibilityViolations(element)).toEqual([]);
  isRead = false;
  await user.upload(dialog.getByLabelText('E-invoice (XML)'), FILE);
  expect(await dialog.findByText(/^The file can’t be read/)).toBeVisible();
  expect(dialog.queryByText('Hansa Carriers')).toBeNull();
});
