import fc from 'fast-check';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { entriesOf } from './files/entries.rules.ts';
import type { ListedPosting } from './store/runs.store.ts';
import {
  type InvoiceDocument,
  type JournalDocument,
  type PaymentDocument,
  type Posting,
  toPostings,
  totalsOf,
} from './postings.rules.ts';

const FRAME = { sourceId: 's', day: '2026-11-30', document: 'D-1', currency: 'LKR', ownCurrency: 'LKR', rate: '1' };
const SIDES = { partnerId: 'p' };
const invoice: InvoiceDocument = {
  ...FRAME,
  ...SIDES,
  kind: 'invoice',
  side: 'payee',
  reference: null,
  total: '128.00',
  net: [
    { key: 'IMP', amount: '60.00' },
    { key: null, amount: '50.00' },
  ],
  taxes: [{ key: '18', amount: '18.00' }],
};
const payment: PaymentDocument = {
  ...FRAME,
  ...SIDES,
  kind: 'payment',
  side: 'payee',
  movesMoney: true,
  allocations: [{ invoice: 'INV-1', amount: '100.00', rate: '1' }],
};
const show = ({ debit, credit, amount, currency }: Posting) =>
  `${debit.role}${debit.key ? `:${debit.key}` : ''} ← ${credit.role}${credit.key ? `:${credit.key}` : ''} ${amount} ${currency}`;

test.each<[string, JournalDocument, string[]]>([
  [
    'an invoice of the payee',
    invoice,
    ['debtor:p ← revenue:IMP 60.00 LKR', 'debtor:p ← revenue 50.00 LKR', 'debtor:p ← outputTax:18 18.00 LKR'],
  ],
  [
    'an invoice of the payer',
    { ...invoice, side: 'payer' },
    ['cost:IMP ← creditor:p 60.00 LKR', 'cost ← creditor:p 50.00 LKR', 'inputTax:18 ← creditor:p 18.00 LKR'],
  ],
  [
    'a credit note',
    { ...invoice, kind: 'creditNote', net: [{ key: null, amount: '10' }], taxes: [] },
    ['revenue ← debtor:p 10.00 LKR'],
  ],
  [
    'a discount next to a charge',
    { ...invoice, net: [{ key: null, amount: '-5.00' }], taxes: [{ key: '0', amount: '0.00' }] },
    ['revenue ← debtor:p 5.00 LKR'],
  ],
  [
    'a reminder fee, without tax',
    { ...FRAME, ...SIDES, kind: 'reminderFee', fee: '5.00' } as unknown as JournalDocument,
    ['debtor:p ← reminderFee 5.00 LKR'],
  ],
  ['a payment to the payee', payment, ['bank ← debtor:p 100.00 LKR']],
  ['a payment of the payer', { ...payment, side: 'payer' }, ['creditor:p ← bank 100.00 LKR']],
  [
    'a refund',
    { ...payment, kind: 'refund', allocations: [{ invoice: 'INV-1', amount: '-30.00', rate: '1' }] },
    ['debtor:p ← bank 30.00 LKR'],
  ],
  ['a payment that was taken back', { ...payment, kind: 'paymentReversal' }, ['debtor:p ← bank 100.00 LKR']],
  [
    'a transfer, which moves no money',
    {
      ...payment,
      kind: 'transfer',
      movesMoney: false,
      allocations: [
        { invoice: 'INV-1', amount: '-30.00', rate: '1' },
        { invoice: 'INV-2', amount: '30.00', rate: '1' },
      ],
    },
    [],
  ],
  [
    'a payment at a better rate than its invoice',
    {
      ...payment,
      currency: 'USD',
      rate: '310',
      allocations: [{ invoice: 'INV-1', amount: '10.00', rate: '300' }],
    },
    ['bank ← debtor:p 10.00 USD', 'debtor:p ← exchangeDifference 100.00 LKR'],
  ],
  [
    'a payment by the payer that costs more than was booked',
    {
      ...payment,
      side: 'payer',
      currency: 'USD',
      rate: '310',
      allocations: [{ invoice: 'INV-1', amount: '10.00', rate: '300' }],
    },
    ['creditor:p ← bank 10.00 USD', 'exchangeDifference ← creditor:p 100.00 LKR'],
  ],
  [
    'a transfer between invoices of other rates',
    {
      ...payment,
      kind: 'transfer',
      movesMoney: false,
      currency: 'USD',
      rate: '310',
      allocations: [
        { invoice: 'INV-1', amount: '-10.00', rate: '300' },
        { invoice: 'INV-2', amount: '10.00', rate: '305' },
      ],
    },
    ['exchangeDifference ← debtor:p 50.00 LKR'],
  ],
  [
    'accruals of the payer and their reversal',
    {
      ...FRAME,
      kind: 'accrualReversal',
      side: 'payer',
      items: [{ partnerId: 'p', reference: 'O-1', orderType: 'IMP', amount: '70.00' }],
    },
    ['accruedCost ← cost:IMP 70.00 LKR'],
  ],
])('%s', (_name, document, expected) => {
  expect(toPostings(document).map(show)).toEqual(expected);
});

const cents = (min: number) => fc.integer({ min, max: 1_000_000_00 }).map((value) => toMoney(decimal(value).div(100)));
const rate = fc.integer({ min: 1, max: 1_000_000 }).map((value) => decimal(value).div(1_000).toFixed());
const key = fc.constantFrom('A', 'B', null);
const shares = fc.array(fc.record({ key, amount: cents(-50_000_00) }), { maxLength: 6 });
const side = fc.constantFrom('payee' as const, 'payer' as const);

const anyDocument: fc.Arbitrary<JournalDocument> = fc.oneof(
  fc
    .record({
      side,
      net: shares,
      taxes: shares,
      rate,
      kind: fc.constantFrom('invoice' as const, 'creditNote' as const),
    })
    .map((values): JournalDocument => ({
      ...invoice,
      ...values,
      currency: 'USD',
      total: toMoney(sumOf([...values.net, ...values.taxes].map(({ amount }) => amount))),
    })),
  fc
    .record({
      side,
      rate,
      movesMoney: fc.boolean(),
      kind: fc.constantFrom('payment' as const, 'paymentReversal' as const),
      allocations: fc.array(fc.record({ invoice: fc.constant('I'), amount: cents(-1_000_00), rate }), { maxLength: 5 }),
    })
    .map((values): JournalDocument => ({ ...payment, ...values, currency: 'USD' })),
);

const toListed = (document: JournalDocument): ListedPosting[] =>
  toPostings(document).map((posting, i) => ({
    ...posting,
    runId: 'r',
    position: i,
    kind: document.kind,
    sourceId: document.sourceId,
    day: document.day,
    document: document.document,
    text: '',
    partner: 'Partner',
    debitRole: posting.debit.role,
    debitAccount: `${posting.debit.role} ${posting.debit.key}`,
    creditRole: posting.credit.role,
    creditAccount: `${posting.credit.role} ${posting.credit.key}`,
    ownCurrency: document.ownCurrency,
    rate: document.rate,
  }));

test('every document balances in each of its currencies and in the own currency', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const entries = entriesOf(toListed(document));
      for (const [, group] of Map.groupBy(entries, ({ currency }) => currency))
        for (const amount of ['amount', 'ownAmount'] as const) {
          const of = (one: 'debit' | 'credit') =>
            toMoney(sumOf(group.filter((entry) => entry.side === one).map((entry) => entry[amount])));
          expect(of('debit')).toBe(of('credit'));
        }
    }),
  );
});

test('the partner’s account changes by the total of an invoice, in its currency and the own one', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      if (!('net' in document)) return;
      const partner = document.side === 'payee' ? 'debtor' : 'creditor';
      const moved = (of: 'amount' | 'ownAmount') =>
        sumOf(
          toPostings(document).map((posting) => decimal(posting[of]).times(posting.debit.role === partner ? 1 : -1)),
        );
      const sign = (document.side === 'payee' ? 1 : -1) * (document.kind === 'invoice' ? 1 : -1);
      expect(toMoney(moved('amount').times(sign))).toBe(toMoney(decimal(document.total)));
      expect(toMoney(moved('ownAmount').times(sign))).toBe(toMoney(decimal(document.total).times(document.rate)));
    }),
  );
});

test('a payment clears its invoices at what they were booked at', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      if (!('allocations' in document) || document.kind !== 'payment' || !document.movesMoney) return;
      const partner = document.side === 'payee' ? 'debtor' : 'creditor';
      const cleared = sumOf(
        toPostings(document).map(({ debit, credit, ownAmount }) => {
          if (debit.role === partner) return decimal(ownAmount).negated();
          return credit.role === partner ? decimal(ownAmount) : decimal(0);
        }),
      ).times(document.side === 'payee' ? 1 : -1);
      const booked = sumOf(document.allocations.map(({ amount, rate: of }) => toMoney(decimal(amount).times(of))));
      // The largest amount absorbs the rounding of the others.
      expect(cleared.minus(booked).abs().toNumber()).toBeLessThanOrEqual(0.01 * document.allocations.length);
    }),
  );
});

test('totals are by currency', () => {
  expect(totalsOf([...toPostings(invoice), ...toPostings(payment)])).toEqual([
    { currency: 'LKR', postings: 4, amount: '228.00' },
  ]);
});

test('a payment in the own currency has no difference, regardless of the rates of its invoices', () => {
  const odd = { ...payment, rate: '2', allocations: [{ invoice: 'INV-1', amount: '100.00', rate: '1' }] };
  expect(toPostings(odd).map(show)).toEqual(['bank ← debtor:p 100.00 LKR']);
});

test('the largest amount absorbs the rounding difference of the conversion', () => {
  const foreign: InvoiceDocument = {
    ...invoice,
    currency: 'USD',
    rate: '0.1',
    total: '10.15',
    net: ['0.05', '10.00', '0.05'].map((amount) => ({ key: null, amount })),
    taxes: [{ key: '18', amount: '0.05' }],
  };
  expect(toPostings(foreign).map(({ ownAmount }) => ownAmount)).toEqual(['0.01', '0.99', '0.01', '0.01']);
});
