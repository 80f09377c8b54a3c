import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { diffSettings } from './invoice-settings.rules.ts';

const BEFORE: InvoiceSettings = {
  ...DEFAULT_INVOICE_SETTINGS,
  address: 'Main Road',
  taxNumber: null,
  companyNumber: null,
  bankName: null,
  bankAccount: null,
  bankCode: null,
  paymentTermDays: 30,
  series: 'A',
  creditNoteSeries: 'CN',
  numberFormat: '{number}',
  taxRates: [{ name: 'VAT', percentage: '18', category: 'standard' }],
};

test.each([
  [{}, {}],
  [{ address: 'Main Road', paymentTermDays: 30 }, {}],
  [{ address: 'Side Road' }, { address: { from: 'Main Road', to: 'Side Road' } }],
  [{ address: '' }, { address: { from: 'Main Road', to: null } }],
  [{ taxNumber: '', address: undefined }, {}],
  [
    { paymentTermDays: 0, series: 'B' },
    { paymentTermDays: { from: 30, to: 0 }, series: { from: 'A', to: 'B' } },
  ],
  [{ taxRates: [{ name: 'VAT', percentage: '18', category: 'standard' }] }, {}],
  [{ taxRates: [] }, { taxRates: { from: BEFORE.taxRates, to: [] } }],
] as [object, object][])('lists what %j changes', (update, changes) => {
  expect(diffSettings(BEFORE, update)).toEqual(changes);
});
