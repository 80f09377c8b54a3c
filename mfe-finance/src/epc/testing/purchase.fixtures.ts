import type { EpcPurchase } from 'shared-contracts/finance/epc-purchases';

/** An open purchase of 40 credits with tax. */
export const testPurchase = (overrides: Partial<EpcPurchase> = {}): EpcPurchase => ({
  id: 'p-1',
  number: 'EPC-2026-00012',
  organization: { id: 'o-1', name: 'Serendib' },
  state: 'open',
  quantity: 40,
  unitPrice: '250.00',
  net: '10000.00',
  taxPercentage: '18.00',
  tax: '1800.00',
  total: '11800.00',
  currency: 'LKR',
  buyer: { name: 'Serendib', address: '12 Galle Road', taxNumber: '' },
  user: 'fathima',
  createdAt: 1_767_261_600,
  dueAt: 1_768_471_200,
  isCounted: true,
  expiresAt: null,
  paymentReference: null,
  reason: null,
  decidedBy: null,
  decidedAt: null,
  ...overrides,
});
