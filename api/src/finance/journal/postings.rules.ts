import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import type { JournalDocumentKind, LedgerRole } from 'shared-contracts/values/finance/journal';
import { decimal, type Decimal, sumOf, toMoney } from '../../platform/values/money.ts';

/** An account by what it is for. `key`: of a partner, an order type or a tax rate. */
export type AccountRef = { role: LedgerRole; key: string | null };
type Share = { key: string | null; amount: string };

type Frame = {
  kind: JournalDocumentKind;
  sourceId: string;
  day: string;
  /** The number by which people know it. */
  document: string;
  side: AccrualSide;
  currency: string;
  ownCurrency: string;
  /** The value of one unit of `currency` in `ownCurrency`. */
  rate: string;
};
/** An invoice or a credit note; `net` by order type and `taxes` by rate add up to `total`. */
export type InvoiceDocument = Frame & {
  kind: 'invoice' | 'creditNote';
  partnerId: string;
  reference: string | null;
  total: string;
  net: readonly Share[];
  taxes: readonly Share[];
};
/** `amount` in the payment's currency; negative where it leaves a credit balance. `rate`: that the invoice was booked at. */
export type Allocation = { invoice: string; amount: string; rate: string };
export type PaymentDocument = Frame & {
  kind: 'payment' | 'refund' | 'transfer' | 'paymentReversal';
  partnerId: string;
  movesMoney: boolean;
  allocations: readonly Allocation[];
};
/** One of these per run of accruals, side and currency. */
export type AccrualDocument = Frame & {
  kind: 'accrual' | 'accrualReversal';
  items: readonly { partnerId: string; reference: string; orderType: string | null; amount: string }[];
};
export type ReminderFeeDocument = Frame & {
  kind: 'reminderFee' | 'reminderFeeWaiver';
  partnerId: string;
  fee: string;
};
export type JournalDocument = InvoiceDocument | PaymentDocument | AccrualDocument | ReminderFeeDocument;

/** An amount moved from the credited account to the debited one. */
export type Posting = {
  debit: AccountRef;
  credit: AccountRef;
  amount: string;
  currency: string;
  ownAmount: string;
  reference: string | null;
  partnerId: string | null;
};

type Entry = Omit<Posting, 'amount' | 'currency' | 'ownAmount'> & { amount: Decimal };

const swap = <T extends { debit: AccountRef; credit: AccountRef }>(one: T): T => ({
  ...one,
  debit: one.credit,
  credit: one.debit,
});

const ROLES = {
  payee: { partner: 'debtor', net: 'revenue', tax: 'outputTax', accrual: 'accruedRevenue' },
  payer: { partner: 'creditor', net: 'cost', tax: 'inputTax', accrual: 'accruedCost' },
} as const;

/** The payee's entries; the payer books the same with debit and credit swapped. */
const facing = <T extends { debit: AccountRef; credit: AccountRef }>(side: AccrualSide, entries: readonly T[]) =>
  side === 'payee' ? [...entries] : entries.map(swap);

const NEGATED: ReadonlySet<JournalDocumentKind> = new Set([
  'creditNote',
  'paymentReversal',
  'accrualReversal',
  'reminderFeeWaiver',
]);

function entriesOfInvoice({ side, partnerId, reference, net, taxes }: InvoiceDocument): Entry[] {
  const roles = ROLES[side];
  const debit = { role: roles.partner, key: partnerId };
  const toEntry =
    (role: LedgerRole) =>
    ({ key, amount }: Share): Entry => ({
      debit,
      credit: { role, key },
      amount: decimal(amount),
      reference,
      partnerId,
    });
  return facing(side, [...net.map(toEntry(roles.net)), ...taxes.map(toEntry(roles.tax))]);
}

function entriesOfPayment({ side, partnerId, movesMoney, allocations }: PaymentDocument): Entry[] {
  if (!movesMoney) return [];
  const entries = allocations.map(({ invoice, amount }) => ({
    debit: { role: 'bank', key: null } as const,
    credit: { role: ROLES[side].partner, key: partnerId },
    amount: decimal(amount),
    reference: invoice,
    partnerId,
  }));
  return facing(side, entries);
}

const entriesOfAccrual = ({ side, items }: AccrualDocument): Entry[] =>
  facing(
    side,
    items.map(({ partnerId, reference, orderType, amount }) => ({
      debit: { role: ROLES[side].accrual, key: null },
      credit: { role: ROLES[side].net, key: orderType },
      amount: decimal(amount),
      reference,
      partnerId,
    })),
  );

/** Untaxed, since it compensates for the delay. */
const entriesOfFee = ({ document, partnerId, fee }: ReminderFeeDocument): Entry[] => [
  {
    debit: { role: 'debtor', key: partnerId },
    credit: { role: 'reminderFee', key: null },
    amount: decimal(fee),
    reference: document,
    partnerId,
  },
];

const convert = (amount: Decimal, rate: string) => decimal(toMoney(amount.times(rate)));

/**
 * The amount that the partner's account lacks in the own currency, because its invoices were booked at other rates
 * than the payment. Positive if more came in than was booked.
 */
function differenceOf({ allocations, rate, movesMoney }: PaymentDocument): Decimal {
  return sumOf(
    allocations.map((allocation) => {
      const amount = decimal(allocation.amount);
      const booked = convert(amount, allocation.rate);
      return movesMoney ? convert(amount, rate).minus(booked) : booked.negated();
    }),
  );
}

function toDifference(document: PaymentDocument): Posting[] {
  const { side, partnerId, ownCurrency, currency } = document;
  const difference = currency === ownCurrency ? decimal(0) : differenceOf(document);
  if (difference.isZero()) return [];
  const amount = toMoney(difference.abs());
  const posting: Posting = {
    debit: { role: ROLES[side].partner, key: partnerId },
    credit: { role: 'exchangeDifference', key: null },
    amount,
    currency: ownCurrency,
    ownAmount: amount,
    reference: null,
    partnerId,
  };
  const [faced = posting] = facing(side, [posting]);
  return [difference.isNegative() ? swap(faced) : faced];
}

function entriesOf(document: JournalDocument): Entry[] {
  if ('net' in document) return entriesOfInvoice(document);
  if ('fee' in document) return entriesOfFee(document);
  return 'items' in document ? entriesOfAccrual(document) : entriesOfPayment(document);
}

/** Converts each amount on its own; the largest one absorbs the difference to the converted sum. */
function convertAll(entries: readonly Entry[], rate: string): Decimal[] {
  const own = entries.map(({ amount }) => convert(amount, rate));
  const missing = convert(sumOf(entries.map(({ amount }) => amount)), rate).minus(sumOf(own));
  const largest = entries.reduce(
    (best, { amount }, i) => (amount.abs().greaterThan(entries[best]?.amount.abs() ?? 0) ? i : best),
    0,
  );
  return own.map((amount, i) => (i === largest ? amount.plus(missing) : amount));
}

/** The postings of a document: positive amounts, each debited and credited at once. */
export function toPostings(document: JournalDocument): Posting[] {
  const { currency, rate } = document;
  const entries = entriesOf(document).filter(({ amount }) => !amount.isZero());
  const own = convertAll(entries, rate);
  const postings = entries.map(({ amount, ...entry }, i): Posting => {
    const posting = {
      ...entry,
      amount: toMoney(amount.abs()),
      currency,
      ownAmount: toMoney((own[i] ?? amount).abs()),
    };
    return amount.isNegative() ? swap(posting) : posting;
  });
  const all = 'allocations' in document ? [...postings, ...toDifference(document)] : postings;
  return NEGATED.has(document.kind) ? all.map(swap) : all;
}

/** The net amounts by key, which add up to exactly `net`: the largest one takes the remainder. */
export function shareNet(net: string, lines: readonly Share[]): Share[] {
  const sums = [...Map.groupBy(lines, ({ key }) => key)].map(([key, group]) => ({
    key,
    amount: sumOf(group.map(({ amount }) => amount)),
  }));
  const rest = decimal(net).minus(sumOf(sums.map(({ amount }) => amount)));
  const [first = { key: null, amount: decimal(0) }, ...others] = sums.toSorted((one, other) =>
    other.amount.abs().comparedTo(one.amount.abs()),
  );
  return [{ ...first, amount: first.amount.plus(rest) }, ...others]
    .filter(({ amount }) => !amount.isZero())
    .map(({ key, amount }) => ({ key, amount: toMoney(amount) }));
}

/** The number of postings and the sum of their debits per currency; credits have the same sum. */
export const totalsOf = (postings: readonly Pick<Posting, 'currency' | 'amount'>[]) =>
  [...Map.groupBy(postings, ({ currency }) => currency)]
    .map(([currency, group]) => ({
      currency,
      postings: group.length,
      amount: toMoney(sumOf(group.map(({ amount }) => amount))),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
