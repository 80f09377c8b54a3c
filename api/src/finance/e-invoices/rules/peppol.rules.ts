import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import { ADDRESS_SCHEMES, PEPPOL_SCHEMES } from 'shared-contracts/values/finance/e-invoices';
import { EN_16931, processOf } from '../codes.rules.ts';
import { amountOf, eachAnyAdjustment, eachLine, isNumber, isWithin, type Rule, rule, sumAmounts } from './rule.ts';

const PROFILE = /^urn:fdc:peppol\.eu:2017:poacc:(billing|selfbilling):01:1\.0$/;
const CUSTOMIZATION = /:poacc:(billing|selfbilling):3\.0/;
const PROCESSES = [processOf(false), processOf(true)];
const list = (codes: string) => codes.split(' ');
/** The subset of UNCL1001 that each process allows. */
const TYPE_CODES: Record<EInvoice['kind'], Record<string, readonly string[]>> = {
  invoice: {
    billing: list(
      '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877',
    ),
    selfbilling: list('389 527'),
  },
  creditNote: { billing: list('81 83 381 396 532'), selfbilling: list('261') },
};

const processIn = (profile: string) => PROFILE.exec(profile)?.[1];

/** The specification, if it is one of Peppol, is that of the process. */
function isProfile({ profile, customization }: EInvoice): boolean {
  const process = processIn(profile);
  const specified = CUSTOMIZATION.exec(customization)?.[1];
  return profile === '' || (process !== undefined && (specified === undefined || specified === process));
}

/** Whether the type is allowed for this kind of document; an unknown process allows the types of every process. */
const isTypeOf =
  (kind: EInvoice['kind']) =>
  ({ profile, typeCode, ...document }: EInvoice): boolean => {
    const codes = TYPE_CODES[kind];
    const allowed = codes[processIn(profile) ?? ''] ?? Object.values(codes).flat();
    return document.kind !== kind || typeCode === '' || allowed.includes(typeCode);
  };
const CURRENCY = /^[A-Z]{3}$/;
const COUNTRY = /^[A-Z]{2}$/;
const UNIT = /^[A-Z0-9]{2,3}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (day: string) => DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

const daysOf = (i: EInvoice): [field: string, day: string | null][] => [
  ['issuedOn', i.issuedOn || null],
  ['dueOn', i.dueOn],
  ['period.from', i.period?.from ?? null],
  ['period.to', i.period?.to ?? null],
  ['delivery.on', i.delivery?.on ?? null],
  ...i.lines.flatMap(({ period }, line): [string, string | null][] => [
    [`lines.${line}.period.from`, period?.from ?? null],
    [`lines.${line}.period.to`, period?.to ?? null],
  ]),
];

const isKnownScheme = ({ customization, ...sides }: EInvoice, side: 'seller' | 'buyer') => {
  const address = sides[side].electronicAddress;
  const schemes = customization === EN_16931 ? ADDRESS_SCHEMES : PEPPOL_SCHEMES;
  return address === null || address.scheme === '' || schemes.includes(address.scheme);
};

const TOLERANCE = '0.02';

/** Net = quantity x (price / base quantity) + charges - allowances. */
function isLineNet({ net, quantity, price, priceBase, adjustments }: EInvoice['lines'][number]): boolean {
  const base = priceBase === null ? amountOf('1') : amountOf(priceBase);
  if (base.isZero()) return true;
  const adjusted = (isCharge: boolean) =>
    sumAmounts(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  const computed = amountOf(quantity).times(amountOf(price)).div(base).plus(adjusted(true)).minus(adjusted(false));
  return isWithin(amountOf(net), computed, TOLERANCE);
}

/**
 * Rules that Peppol BIS Billing 3 adds to EN 16931. They apply to all documents, except for those about the electronic
 * address.
 */
export const PEPPOL_RULES: readonly Rule[] = [
  rule('PEPPOL-EN16931-R001', 'amounts', 'profile', 'Business process MUST be provided', (i) => i.profile),
  rule(
    'PEPPOL-EN16931-R003',
    'payerSettings',
    'buyerReference',
    'A buyer reference or purchase order reference MUST be provided',
    (i) => i.buyerReference ?? i.orderReference,
  ),
  rule(
    'PEPPOL-EN16931-R004',
    'amounts',
    'customization',
    'Specification identifier MUST have the value of Peppol BIS Billing 3',
    ({ customization }) =>
      customization === EN_16931 || PROCESSES.some((process) => customization.startsWith(process.customization)),
  ),
  rule(
    'PEPPOL-EN16931-R007',
    'amounts',
    'profile',
    'Business process MUST be in the format urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0',
    isProfile,
  ),
  rule(
    'PEPPOL-EN16931-R010',
    'payerSettings',
    'buyer.electronicAddress',
    'Buyer electronic address MUST be provided',
    (i) => i.buyer.electronicAddress?.id,
  ),
  rule(
    'PEPPOL-EN16931-R020',
    'payeeSettings',
    'seller.electronicAddress',
    'Seller electronic address MUST be provided',
    (i) => i.seller.electronicAddress?.id,
  ),
  eachAnyAdjustment(
    'PEPPOL-EN16931-R040',
    'amount',
    'Allowance/charge amount must equal base amount * percentage/100 if base amount and percentage exist',
    ({ amount, base, percentage }) =>
      base === null ||
      percentage === null ||
      isWithin(amountOf(amount), amountOf(base).times(amountOf(percentage)).div(100), TOLERANCE),
  ),
  eachAnyAdjustment(
    'PEPPOL-EN16931-R041',
    'base',
    'Allowance/charge base amount MUST be provided when allowance/charge percentage is provided',
    ({ base, percentage }) => percentage === null || base !== null,
  ),
  eachAnyAdjustment(
    'PEPPOL-EN16931-R042',
    'percentage',
    'Allowance/charge percentage MUST be provided when allowance/charge base amount is provided',
    ({ base, percentage }) => base === null || percentage !== null,
  ),
  eachLine(
    'PEPPOL-EN16931-R110',
    'period.from',
    'Start date of line period MUST be within invoice period',
    ({ period }, { period: whole }) => !period?.from || !whole?.from || period.from >= whole.from,
  ),
  eachLine(
    'PEPPOL-EN16931-R111',
    'period.to',
    'End date of line period MUST be within invoice period',
    ({ period }, { period: whole }) => !period?.to || !whole?.to || period.to <= whole.to,
  ),
  eachLine(
    'PEPPOL-EN16931-R120',
    'net',
    'Invoice line net amount MUST equal (Invoiced quantity * (Item net price/item price base quantity) + Sum of charges - Sum of allowances',
    isLineNet,
  ),
  eachLine(
    'PEPPOL-EN16931-R121',
    'priceBase',
    'Base quantity MUST be a positive number above zero',
    ({ priceBase }) => priceBase === null || (isNumber(priceBase) && amountOf(priceBase).gt(0)),
  ),
  rule(
    'PEPPOL-EN16931-P0100',
    'amounts',
    'typeCode',
    'Invoice type code MUST be set according to the profile',
    isTypeOf('invoice'),
  ),
  rule(
    'PEPPOL-EN16931-P0101',
    'amounts',
    'typeCode',
    'Credit note type code MUST be set according to the profile',
    isTypeOf('creditNote'),
  ),
  rule(
    'PEPPOL-EN16931-CL007',
    'amounts',
    'currency',
    'Currency code must be according to ISO 4217:2005',
    ({ currency }) => currency === '' || CURRENCY.test(currency),
  ),
  rule(
    'PEPPOL-EN16931-CL008',
    'payeeSettings',
    'seller.electronicAddress',
    'Electronic address identifier scheme must be from the codelist "Electronic Address Identifier Scheme"',
    (i) => isKnownScheme(i, 'seller'),
  ),
  rule(
    'PEPPOL-EN16931-CL008',
    'payerSettings',
    'buyer.electronicAddress',
    'Electronic address identifier scheme must be from the codelist "Electronic Address Identifier Scheme"',
    (i) => isKnownScheme(i, 'buyer'),
  ),
  {
    id: 'PEPPOL-EN16931-F001',
    fix: 'amounts',
    message: 'A date MUST be formatted YYYY-MM-DD',
    check: (invoice) => daysOf(invoice).flatMap(([field, day]) => (day === null || isDay(day) ? [] : [field])),
  },
  ...(['seller', 'buyer'] as const).map((side) =>
    rule(
      'BR-CL-14',
      'organization',
      `${side}.country`,
      'Country codes MUST be coded using ISO 3166-1',
      (i) => i[side].country === null || COUNTRY.test(i[side].country),
    ),
  ),
  eachLine(
    'BR-CL-23',
    'unit',
    'Unit code MUST be coded according to UN/ECE Recommendation 20 with Rec 21',
    ({ unit }) => unit === '' || UNIT.test(unit),
  ),
];
