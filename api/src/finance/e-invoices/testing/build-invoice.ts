import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import type { Sides } from '../to-e-invoice.rules.ts';

export const unix = (text: string) => Date.parse(text) / 1_000;
export const line = (billed: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  rule: 'flatTrip',
  amount: billed,
  billed,
  category: 'standard',
  taxPercentage: '18',
  ...more,
});
export const tax = (
  base: string,
  amount: string,
  more: Partial<Invoice['taxes'][number]> = {},
): Invoice['taxes'][number] => ({
  category: 'standard',
  percentage: '18',
  name: 'VAT',
  reason: null,
  base,
  tax: amount,
  ...more,
});
export const payee: Invoice['payee'] = {
  id: 'payee',
  name: 'Lanka Lines',
  address: ' 12 Harbour Road \n\n Block 4\nColombo\n 00100 ',
  country: 'Sri Lanka',
  taxNumber: 'lk 104.882-316',
  companyNumber: 'PV 99',
  contact: 'Ann Perera',
  email: 'bills@lines.example',
};
export const payer: Invoice['payer'] = {
  ...payee,
  id: 'payer',
  name: 'Harvest',
  address: null,
  taxNumber: '4711',
  companyNumber: null,
  contact: null,
  email: null,
};
/** An invoice of 100.00 and a discount, with 18 % tax. */
export const buildInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  number: 'INV-2026-000001',
  issuedAt: unix('2026-11-20T20:00:00Z'),
  zone: 'Asia/Colombo',
  dueAt: unix('2026-12-20T20:00:00Z'),
  paymentTermDays: 30,
  isSelfBilled: false,
  payee,
  payer,
  bank: { name: 'Bank', account: 'LK 12 34', code: 'BCEY' },
  of: 'order',
  subject: { number: 'O-000012', shipperCode: null, reference: 'PO 1' },
  contract: { name: 'Lanes 2026' } as Invoice['contract'],
  override: null,
  service: { from: unix('2026-11-18T08:00:00Z'), to: unix('2026-11-19T20:00:00Z') },
  places: ['Kandy', 'Port'],
  unitStandard: 'metric',
  baseCurrency: 'LKR',
  currency: 'LKR',
  lines: [line('100.00', { rate: '100' }), line('-10.00', { rule: 'discount', name: 'Loyalty' })],
  taxes: [tax('90.00', '16.20')],
  net: '90.00',
  tax: '16.20',
  total: '106.20',
  ...more,
});
export const sides = (more: Partial<Sides> = {}): Sides => ({
  payee: { electronicAddress: { scheme: '0088', id: '4796013300017' }, buyerReference: null, country: 'LK' },
  payer: { electronicAddress: { scheme: '0088', id: '4796013300024' }, buyerReference: 'Dept 7', country: 'FR' },
  language: 'en',
  ...more,
});
