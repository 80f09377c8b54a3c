import type { EInvoice, EInvoiceParty } from 'shared-contracts/finance/e-invoices';
import type { VatCategory } from 'shared-contracts/values/finance/e-invoices';
import { decimal } from '../../../platform/values/money.ts';
import { amountOf, isWithin, type Rule, sumAmounts } from './rule.ts';

type Family = {
  category: VatCategory;
  prefix: string;
  name: string;
  /** Whether the seller and the buyer are sufficiently identified. */
  seller: (seller: EInvoiceParty) => boolean;
  buyer?: (buyer: EInvoiceParty) => boolean;
  rate: 'positive' | 'zero' | 'none';
  hasReason: boolean;
};

const isTaxable = ({ vatId, taxId }: EInvoiceParty) => Boolean(vatId ?? taxId);
const hasVatId = ({ vatId }: EInvoiceParty) => vatId !== null;
const hasNoVatId = ({ vatId }: EInvoiceParty) => vatId === null;

const FAMILIES: readonly Family[] = [
  { category: 'S', prefix: 'BR-S', name: 'Standard rated', seller: isTaxable, rate: 'positive', hasReason: false },
  { category: 'Z', prefix: 'BR-Z', name: 'Zero rated', seller: isTaxable, rate: 'zero', hasReason: false },
  { category: 'E', prefix: 'BR-E', name: 'Exempt from VAT', seller: isTaxable, rate: 'zero', hasReason: true },
  {
    category: 'AE',
    prefix: 'BR-AE',
    name: 'Reverse charge',
    seller: isTaxable,
    buyer: ({ vatId, companyId }) => Boolean(vatId ?? companyId),
    rate: 'zero',
    hasReason: true,
  },
  {
    category: 'K',
    prefix: 'BR-IC',
    name: 'Intra-community supply',
    seller: hasVatId,
    buyer: hasVatId,
    rate: 'zero',
    hasReason: true,
  },
  { category: 'G', prefix: 'BR-G', name: 'Export outside the EU', seller: hasVatId, rate: 'zero', hasReason: true },
  {
    category: 'O',
    prefix: 'BR-O',
    name: 'Not subject to VAT',
    seller: hasNoVatId,
    buyer: hasNoVatId,
    rate: 'none',
    hasReason: true,
  },
];

type Rated = { field: string; percentage: string | null; amount: string; isDeducted: boolean };

const linesOf = ({ lines }: EInvoice, category: VatCategory): Rated[] =>
  lines.flatMap((line, i) =>
    line.category === category
      ? [{ field: `lines.${i}`, percentage: line.taxPercentage, amount: line.net, isDeducted: false }]
      : [],
  );
const adjustmentsOf = ({ adjustments }: EInvoice, category: VatCategory, isCharge: boolean): Rated[] =>
  adjustments.flatMap((one, i) =>
    one.category === category && one.isCharge === isCharge
      ? [{ field: `adjustments.${i}`, percentage: one.taxPercentage, amount: one.amount, isDeducted: !isCharge }]
      : [],
  );
const ratedOf = (invoice: EInvoice, category: VatCategory) => [
  ...linesOf(invoice, category),
  ...adjustmentsOf(invoice, category, false),
  ...adjustmentsOf(invoice, category, true),
];

const HAS_RATE: Record<Family['rate'], (percentage: string | null) => boolean> = {
  positive: (percentage) => amountOf(percentage).gt(0),
  zero: (percentage) => percentage !== null && amountOf(percentage).isZero(),
  none: (percentage) => percentage === null,
};

const isSameRate = (one: string | null, other: string | null) => amountOf(one).equals(amountOf(other));

function rulesOf({ category, prefix, name, seller, buyer, rate, hasReason }: Family): Rule[] {
  const groupsOf = ({ taxes }: EInvoice) => taxes.filter((tax) => tax.category === category);
  const fieldsOfTaxes = (invoice: EInvoice, isSatisfied: (tax: EInvoice['taxes'][number]) => boolean, field: string) =>
    invoice.taxes.flatMap((tax, i) => (tax.category !== category || isSatisfied(tax) ? [] : [`taxes.${i}.${field}`]));
  const sides: Rule['check'] = (invoice) => [
    ...(seller(invoice.seller) ? [] : [rate === 'none' ? 'seller.vatId' : 'seller.taxNumber']),
    ...(!buyer || buyer(invoice.buyer) ? [] : [rate === 'none' ? 'buyer.vatId' : 'buyer.taxNumber']),
  ];
  const parts = [
    ['02', '05', 'an Invoice line', linesOf] as const,
    ['03', '06', 'a Document level allowance', (i: EInvoice, of: VatCategory) => adjustmentsOf(i, of, false)] as const,
    ['04', '07', 'a Document level charge', (i: EInvoice, of: VatCategory) => adjustmentsOf(i, of, true)] as const,
  ];
  const identifiers =
    rate === 'none' ? 'shall not contain VAT identifiers' : 'shall contain the tax identifiers it needs';
  const rates = { positive: 'greater than zero', zero: '0 (zero)', none: 'absent' }[rate];
  return [
    {
      id: `${prefix}-01`,
      fix: 'amounts',
      message: `An Invoice with an item of "${name}" shall contain ${rate === 'positive' ? 'at least' : 'exactly'} one such VAT breakdown`,
      check: (invoice) => {
        const count = groupsOf(invoice).length;
        const isSatisfied = rate === 'positive' ? count > 0 : count === 1;
        return ratedOf(invoice, category).length === 0 || isSatisfied ? [] : ['taxes'];
      },
    },
    ...parts.flatMap(([party, percentage, part, ratedIn]): Rule[] => [
      {
        id: `${prefix}-${party}`,
        fix: 'payeeSettings',
        message: `An Invoice with ${part} of "${name}" ${identifiers}`,
        check: (invoice) => (ratedIn(invoice, category).length > 0 ? sides(invoice) : []),
      },
      {
        id: `${prefix}-${percentage}`,
        fix: 'bill',
        message: `In ${part} of "${name}" the VAT rate shall be ${rates}`,
        check: (invoice) =>
          ratedIn(invoice, category)
            .filter((one) => !HAS_RATE[rate](one.percentage))
            .map(({ field }) => `${field}.taxPercentage`),
      },
    ]),
    {
      id: `${prefix}-08`,
      fix: 'amounts',
      message: `The taxable amount of "${name}" shall equal the sum of its lines and charges less its allowances`,
      check: (invoice) =>
        fieldsOfTaxes(
          invoice,
          (tax) => {
            const rated = ratedOf(invoice, category).filter(({ percentage }) => isSameRate(percentage, tax.percentage));
            const sum = sumAmounts(rated.filter(({ isDeducted }) => !isDeducted).map(({ amount }) => amount)).minus(
              sumAmounts(rated.filter(({ isDeducted }) => isDeducted).map(({ amount }) => amount)),
            );
            return amountOf(tax.base).equals(sum);
          },
          'base',
        ),
    },
    {
      id: `${prefix}-09`,
      fix: 'amounts',
      message: `The tax amount of "${name}" shall equal its taxable amount multiplied by its rate`,
      check: (invoice) =>
        fieldsOfTaxes(
          invoice,
          ({ base, tax, percentage }) =>
            rate === 'positive'
              ? isWithin(amountOf(tax), amountOf(base).times(amountOf(percentage)).div(100), '0.01')
              : amountOf(tax).equals(decimal(0)),
          'tax',
        ),
    },
    {
      id: `${prefix}-10`,
      fix: 'taxRates',
      message: `A VAT breakdown of "${name}" shall ${hasReason ? '' : 'not '}have an exemption reason or its code`,
      check: (invoice) =>
        fieldsOfTaxes(invoice, ({ reason, reasonCode }) => Boolean(reason ?? reasonCode) === hasReason, 'reason'),
    },
  ];
}

/** By category: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G and BR-O of EN 16931. */
export const VAT_RULES: readonly Rule[] = [
  ...FAMILIES.flatMap(rulesOf),
  {
    id: 'BR-O-11',
    fix: 'taxRates',
    message: 'An Invoice with a VAT breakdown "Not subject to VAT" shall not contain other VAT breakdown groups',
    check: ({ taxes }) => (taxes.length > 1 && taxes.some(({ category }) => category === 'O') ? ['taxes'] : []),
  },
  {
    id: 'BR-CO-04',
    fix: 'bill',
    message: 'Each Invoice line shall be categorized with an Invoiced item VAT category code',
    check: ({ lines }) => lines.flatMap(({ category }, i) => (category ? [] : [`lines.${i}.category`])),
  },
];
