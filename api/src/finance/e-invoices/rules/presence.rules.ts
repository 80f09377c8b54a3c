import {
  eachAllowance,
  eachCharge,
  eachLine,
  eachLineAllowance,
  eachLineCharge,
  eachTax,
  amountOf,
  isNumber,
  type Rule,
  rule,
} from './rule.ts';

const inOrder = (span: { from: string | null; to: string | null } | null) =>
  span === null || span.from === null || span.to === null || span.from <= span.to;

/** Mandatory content of an invoice: BR-01 to BR-63 of EN 16931. */
export const PRESENCE_RULES: readonly Rule[] = [
  rule('BR-01', 'amounts', 'customization', 'An Invoice shall have a Specification identifier', (i) => i.customization),
  rule('BR-02', 'amounts', 'number', 'An Invoice shall have an Invoice number', (i) => i.number),
  rule('BR-03', 'amounts', 'issuedOn', 'An Invoice shall have an Invoice issue date', (i) => i.issuedOn),
  rule('BR-04', 'amounts', 'typeCode', 'An Invoice shall have an Invoice type code', (i) => i.typeCode),
  rule('BR-05', 'amounts', 'currency', 'An Invoice shall have an Invoice currency code', (i) => i.currency),
  rule('BR-06', 'organization', 'seller.name', 'An Invoice shall contain the Seller name', (i) => i.seller.name),
  rule('BR-07', 'organization', 'buyer.name', 'An Invoice shall contain the Buyer name', (i) => i.buyer.name),
  rule('BR-08', 'payeeSettings', 'seller.address', 'An Invoice shall contain the Seller postal address', ({ seller }) =>
    Boolean(seller.country ?? seller.city ?? seller.address[0]),
  ),
  rule(
    'BR-09',
    'organization',
    'seller.country',
    'The Seller postal address shall contain a Seller country code',
    (i) => i.seller.country,
  ),
  rule('BR-10', 'payerSettings', 'buyer.address', 'An Invoice shall contain the Buyer postal address', ({ buyer }) =>
    Boolean(buyer.country ?? buyer.city ?? buyer.address[0]),
  ),
  rule(
    'BR-11',
    'organization',
    'buyer.country',
    'The Buyer postal address shall contain a Buyer country code',
    (i) => i.buyer.country,
  ),
  rule('BR-12', 'amounts', 'totals.lines', 'An Invoice shall have the Sum of Invoice line net amount', (i) =>
    isNumber(i.totals.lines),
  ),
  rule('BR-13', 'amounts', 'totals.net', 'An Invoice shall have the Invoice total amount without VAT', (i) =>
    isNumber(i.totals.net),
  ),
  rule('BR-14', 'amounts', 'totals.gross', 'An Invoice shall have the Invoice total amount with VAT', (i) =>
    isNumber(i.totals.gross),
  ),
  rule('BR-15', 'amounts', 'totals.due', 'An Invoice shall have the Amount due for payment', (i) =>
    isNumber(i.totals.due),
  ),
  rule('BR-16', 'bill', 'lines', 'An Invoice shall have at least one Invoice line', (i) => i.lines.length > 0),
  eachLine('BR-21', 'id', 'Each Invoice line shall have an Invoice line identifier', (line) => line.id),
  eachLine('BR-22', 'quantity', 'Each Invoice line shall have an Invoiced quantity', (line) => isNumber(line.quantity)),
  eachLine(
    'BR-23',
    'unit',
    'An Invoice line shall have an Invoiced quantity unit of measure code',
    (line) => line.unit,
  ),
  eachLine('BR-24', 'net', 'Each Invoice line shall have an Invoice line net amount', (line) => isNumber(line.net)),
  eachLine('BR-25', 'name', 'Each Invoice line shall contain the Item name', (line) => line.name),
  eachLine('BR-26', 'price', 'Each Invoice line shall contain the Item net price', (line) => isNumber(line.price)),
  eachLine('BR-27', 'price', 'The Item net price shall NOT be negative', (line) => !amountOf(line.price).isNegative()),
  rule(
    'BR-29',
    'bill',
    'period.to',
    'The Invoicing period end date shall be later or equal to its start date',
    ({ period }) => inOrder(period),
  ),
  eachLine(
    'BR-30',
    'period.to',
    'The Invoice line period end date shall be later or equal to its start date',
    ({ period }) => inOrder(period),
  ),
  eachAllowance('BR-31', 'amount', 'Each Document level allowance shall have an amount', (one) => isNumber(one.amount)),
  eachAllowance(
    'BR-32',
    'category',
    'Each Document level allowance shall have a VAT category code',
    (one) => one.category,
  ),
  eachAllowance(
    'BR-33',
    'reason',
    'Each Document level allowance shall have a reason or a reason code',
    (one) => one.reason ?? one.reasonCode,
  ),
  eachCharge('BR-36', 'amount', 'Each Document level charge shall have an amount', (one) => isNumber(one.amount)),
  eachCharge('BR-37', 'category', 'Each Document level charge shall have a VAT category code', (one) => one.category),
  eachCharge(
    'BR-38',
    'reason',
    'Each Document level charge shall have a reason or a reason code',
    (one) => one.reason ?? one.reasonCode,
  ),
  eachLineAllowance('BR-41', 'amount', 'Each Invoice line allowance shall have an amount', (one) =>
    isNumber(one.amount),
  ),
  eachLineAllowance(
    'BR-42',
    'reason',
    'Each Invoice line allowance shall have a reason or a reason code',
    (one) => one.reason ?? one.reasonCode,
  ),
  eachLineCharge('BR-43', 'amount', 'Each Invoice line charge shall have an amount', (one) => isNumber(one.amount)),
  eachLineCharge(
    'BR-44',
    'reason',
    'Each Invoice line charge shall have a reason or a reason code',
    (one) => one.reason ?? one.reasonCode,
  ),
  eachTax('BR-45', 'base', 'Each VAT breakdown shall have a VAT category taxable amount', (tax) => isNumber(tax.base)),
  eachTax('BR-46', 'tax', 'Each VAT breakdown shall have a VAT category tax amount', (tax) => isNumber(tax.tax)),
  eachTax(
    'BR-47',
    'category',
    'Each VAT breakdown shall be defined through a VAT category code',
    (tax) => tax.category,
  ),
  eachTax(
    'BR-48',
    'percentage',
    'Each VAT breakdown shall have a VAT category rate, except if it is not subject to VAT',
    (tax) => tax.category === 'O' || isNumber(tax.percentage),
  ),
  rule(
    'BR-49',
    'payeeSettings',
    'payment.code',
    'A Payment instruction shall specify the Payment means type code',
    ({ payment }) => payment === null || payment.code,
  ),
  {
    id: 'BR-55',
    fix: 'amounts',
    message: 'Each Preceding Invoice reference shall contain a Preceding Invoice reference',
    check: ({ preceding }) => preceding.flatMap(({ number }, i) => (number ? [] : [`preceding.${i}.number`])),
  },
  rule(
    'BR-61',
    'payeeSettings',
    'payment.account',
    'If the Payment means type code means credit transfer, the Payment account identifier shall be present',
    ({ payment }) => payment === null || !['30', '58'].includes(payment.code) || payment.account,
  ),
  rule(
    'BR-62',
    'payeeSettings',
    'seller.electronicAddress',
    'The Seller electronic address shall have a Scheme identifier',
    ({ seller }) => seller.electronicAddress === null || seller.electronicAddress.scheme,
  ),
  rule(
    'BR-63',
    'payerSettings',
    'buyer.electronicAddress',
    'The Buyer electronic address shall have a Scheme identifier',
    ({ buyer }) => buyer.electronicAddress === null || buyer.electronicAddress.scheme,
  ),
];
