import type { EInvoice, EInvoiceParty } from 'shared-contracts/finance/e-invoices';
import { processOf } from '../codes.rules.ts';

const party = (name: string, country: string): EInvoiceParty => ({
  name,
  electronicAddress: { scheme: '0088', id: '4796013300017' },
  address: ['12 Harbour Road'],
  city: 'Hamburg',
  postalCode: '20457',
  country,
  vatId: `${country}123456789`,
  taxId: null,
  companyId: 'HRB 4711',
  contact: 'Ann Perera',
  phone: null,
  email: 'ann@example.com',
});

/** A valid invoice of 180.00 and a discount, with 19 % tax. */
export const buildEInvoice = (more: Partial<EInvoice> = {}): EInvoice => {
  const { customization, profile } = processOf(false);
  return {
    customization,
    profile,
    kind: 'invoice',
    typeCode: '380',
    number: 'INV-2026-000001',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    note: 'Hamburg – Lyon',
    currency: 'EUR',
    buyerReference: 'Dept 7',
    orderReference: 'O-000012',
    contractReference: 'Lanes 2026',
    period: { from: '2026-11-18', to: '2026-11-19' },
    preceding: [],
    seller: party('Hansa Carriers', 'DE'),
    buyer: party('Lyon Foods', 'FR'),
    delivery: { on: '2026-11-19', name: 'Lyon' },
    payment: {
      code: '30',
      reference: 'INV-2026-000001',
      account: 'DE02100100109307118603',
      accountName: 'Hansa Carriers',
      bankCode: 'PBNKDEFF',
    },
    terms: '30 days net',
    adjustments: [
      {
        isCharge: false,
        amount: '10.00',
        base: null,
        percentage: null,
        reason: 'Discount',
        reasonCode: '95',
        category: 'S',
        taxPercentage: '19',
      },
    ],
    taxTotal: '32.30',
    taxes: [{ base: '170.00', tax: '32.30', category: 'S', percentage: '19', reason: null, reasonCode: null }],
    totals: {
      lines: '180.00',
      allowances: '10.00',
      charges: null,
      net: '170.00',
      gross: '202.30',
      prepaid: null,
      rounding: null,
      due: '202.30',
    },
    lines: [
      {
        id: '1',
        note: null,
        quantity: '100',
        unit: 'KMT',
        net: '180.00',
        period: { from: '2026-11-18', to: '2026-11-19' },
        object: 'O-000012',
        adjustments: [],
        name: 'Distance',
        description: '100 km',
        price: '1.8',
        priceBase: null,
        category: 'S',
        taxPercentage: '19',
      },
    ],
    ...more,
  };
};
