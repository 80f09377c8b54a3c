import type { CarrierInvoice, CarrierInvoiceRow } from 'shared-contracts/finance/carrier-invoices';

const AT = 1_795_168_800;
export const ORDER = '11111111-1111-4111-8111-111111111111';
export const row: CarrierInvoiceRow = {
  id: 'c-1',
  revision: 3,
  number: 'SFL/26/0431',
  side: 'payer',
  payer: { id: 'p-1', name: 'Harvest' },
  payee: { id: 'p-2', name: 'Serendib' },
  status: 'disputed',
  source: 'entered',
  issuedOn: '2026-11-20',
  dueOn: null,
  currency: 'LKR',
  net: '1100.00',
  tax: '198.00',
  total: '1298.00',
  difference: '100.00',
  payable: null,
  hasDocument: true,
  receivedAt: AT,
  actions: ['propose', 'accept', 'message', 'acceptInvoiced', 'reject'],
};
const subject = { of: 'order', id: ORDER, number: 'O-000012', reference: null, billState: 'approved' } as const;
export const invoice: CarrierInvoice = {
  ...row,
  period: null,
  lines: [
    {
      position: 0,
      reference: 'O-000012',
      description: 'Waiting',
      net: '1100.00',
      taxPercentage: '18',
      subject: { of: 'order', id: ORDER },
      isManual: false,
    },
    {
      position: 1,
      reference: 'Load 9',
      description: null,
      net: '5.00',
      taxPercentage: '18',
      subject: null,
      isManual: false,
    },
  ],
  comparison: {
    totalsDiffer: false,
    rows: [
      {
        subject,
        lines: [0],
        invoiced: { net: '1100.00', tax: '198.00' },
        billed: { net: '1000.00', tax: '180.00', currency: 'LKR' },
        difference: '100.00',
        allowed: '20.00',
        differences: ['amountAbove'],
        otherInvoice: null,
      },
      {
        subject: null,
        lines: [1],
        invoiced: { net: '5.00', tax: '0.90' },
        billed: null,
        difference: null,
        allowed: '0.00',
        differences: ['missingHere'],
        otherInvoice: null,
      },
    ],
  },
  messages: [
    { id: 'm-1', side: 'payer', organization: 'Harvest', by: 'owner', text: 'Why?', proposal: null, createdAt: AT },
    {
      id: 'm-2',
      side: 'payee',
      organization: 'Serendib',
      by: null,
      text: 'Half way',
      proposal: [{ subjectId: ORDER, net: '1050.00' }],
      createdAt: AT,
    },
  ],
  proposal: {
    side: 'payee',
    amounts: [{ subjectId: ORDER, net: '1050.00', tax: '189.00', settlement: null }],
    total: '1239.00',
  },
  agreed: null,
  violations: [],
  reason: null,
  decidedAt: null,
};
export const toPage = <T>(items: T[]) => ({ items, total: items.length, page: 1, limit: 20 });
