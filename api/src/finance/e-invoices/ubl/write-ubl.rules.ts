import type {
  EInvoice,
  EInvoiceAdjustment,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceTax,
} from 'shared-contracts/finance/e-invoices';
import { element, writeXml } from '../../../platform/xml/write-xml.rules.ts';
import type { XmlNode } from '../../../platform/xml/xml-node.ts';
import { COMPONENTS, DOCUMENTS, namespaceOf, OBJECT_CODE, OTHER_TAX } from './names.ts';

type Content = Parameters<typeof element>[1];
const cac = (name: string, children: readonly (XmlNode | null)[]) => element(`cac:${name}`, children);
const cbc = (name: string, text: Content, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes);

type Write = (name: string, amount: string | null) => XmlNode | null;
const amountIn =
  (currencyID: string): Write =>
  (name, amount) =>
    cbc(name, amount, { currencyID });

const period = (span: EInvoice['period']) =>
  cac('InvoicePeriod', [cbc('StartDate', span?.from ?? null), cbc('EndDate', span?.to ?? null)]);

const taxScheme = (id: string) => cac('TaxScheme', [cbc('ID', id)]);
const partyTax = (id: string | null, scheme: string) =>
  id === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', id), taxScheme(scheme)]);

function party(role: string, { electronicAddress, address, ...side }: EInvoiceParty) {
  const [street, further, rest] = address;
  return cac(role, [
    cac('Party', [
      cbc('EndpointID', electronicAddress?.id ?? null, { schemeID: electronicAddress?.scheme ?? '' }),
      cac('PostalAddress', [
        cbc('StreetName', street ?? null),
        cbc('AdditionalStreetName', further ?? null),
        cbc('CityName', side.city),
        cbc('PostalZone', side.postalCode),
        cac('AddressLine', [cbc('Line', rest ?? null)]),
        cac('Country', [cbc('IdentificationCode', side.country)]),
      ]),
      partyTax(side.vatId, 'VAT'),
      partyTax(side.taxId, OTHER_TAX),
      cac('PartyLegalEntity', [cbc('RegistrationName', side.name), cbc('CompanyID', side.companyId)]),
      cac('Contact', [cbc('Name', side.contact), cbc('Telephone', side.phone), cbc('ElectronicMail', side.email)]),
    ]),
  ]);
}

type Category = Pick<EInvoiceTax, 'category' | 'percentage'> & Partial<Pick<EInvoiceTax, 'reason' | 'reasonCode'>>;
const taxCategory = (name: string, { category, percentage, reason = null, reasonCode = null }: Category) =>
  category === null
    ? null
    : cac(name, [
        cbc('ID', category),
        cbc('Percent', percentage),
        cbc('TaxExemptionReasonCode', reasonCode),
        cbc('TaxExemptionReason', reason),
        taxScheme('VAT'),
      ]);

const adjustment = (one: EInvoiceAdjustment, amount: Write) =>
  cac('AllowanceCharge', [
    cbc('ChargeIndicator', String(one.isCharge)),
    cbc('AllowanceChargeReasonCode', one.reasonCode),
    cbc('AllowanceChargeReason', one.reason),
    cbc('MultiplierFactorNumeric', one.percentage),
    amount('Amount', one.amount),
    amount('BaseAmount', one.base),
    taxCategory('TaxCategory', { category: one.category, percentage: one.taxPercentage }),
  ]);

const tax = (one: EInvoiceTax, amount: Write) =>
  cac('TaxSubtotal', [
    amount('TaxableAmount', one.base),
    amount('TaxAmount', one.tax),
    taxCategory('TaxCategory', one),
  ]);

function line(one: EInvoiceLine, kind: EInvoice['kind'], amount: Write) {
  const names = DOCUMENTS[kind];
  return cac(names.line, [
    cbc('ID', one.id),
    cbc('Note', one.note),
    cbc(names.quantity, one.quantity, { unitCode: one.unit }),
    amount('LineExtensionAmount', one.net),
    period(one.period),
    one.object === null
      ? null
      : cac('DocumentReference', [cbc('ID', one.object), cbc('DocumentTypeCode', OBJECT_CODE)]),
    ...one.adjustments.map((each) => adjustment(each, amount)),
    cac('Item', [
      cbc('Description', one.description),
      cbc('Name', one.name),
      taxCategory('ClassifiedTaxCategory', { category: one.category, percentage: one.taxPercentage }),
    ]),
    cac('Price', [amount('PriceAmount', one.price), cbc('BaseQuantity', one.priceBase, { unitCode: one.unit })]),
  ]);
}

/** A period, party or place alone makes an element; without any of them it is omitted. */
function head(invoice: EInvoice): (XmlNode | null)[] {
  const { kind, number, issuedOn, dueOn, typeCode, note, currency } = invoice;
  return [
    cbc('CustomizationID', invoice.customization),
    cbc('ProfileID', invoice.profile),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    kind === 'invoice' ? cbc('DueDate', dueOn) : null,
    cbc(DOCUMENTS[kind].typeCode, typeCode),
    cbc('Note', note),
    cbc('DocumentCurrencyCode', currency),
    cbc('BuyerReference', invoice.buyerReference),
    period(invoice.period),
    cac('OrderReference', [cbc('ID', invoice.orderReference)]),
    ...invoice.preceding.map((one) =>
      cac('BillingReference', [
        cac('InvoiceDocumentReference', [cbc('ID', one.number), cbc('IssueDate', one.issuedOn)]),
      ]),
    ),
    cac('ContractDocumentReference', [cbc('ID', invoice.contractReference)]),
  ];
}

const deliveryOf = ({ delivery }: EInvoice) =>
  cac('Delivery', [
    cbc('ActualDeliveryDate', delivery?.on ?? null),
    cac('DeliveryParty', [cac('PartyName', [cbc('Name', delivery?.name ?? null)])]),
  ]);

const paymentMeans = ({ kind, payment, dueOn }: EInvoice) =>
  payment === null
    ? null
    : cac('PaymentMeans', [
        cbc('PaymentMeansCode', payment.code),
        kind === 'creditNote' ? cbc('PaymentDueDate', dueOn) : null,
        cbc('PaymentID', payment.reference),
        cac('PayeeFinancialAccount', [
          cbc('ID', payment.account),
          cbc('Name', payment.accountName),
          cac('FinancialInstitutionBranch', [cbc('ID', payment.bankCode)]),
        ]),
      ]);

/** Writes UBL 2.1, its elements in the order of the schemas. */
export function writeUbl(invoice: EInvoice): string {
  const { kind, currency, totals } = invoice;
  const { root } = DOCUMENTS[kind];
  const amount = amountIn(currency);
  const children = [
    ...head(invoice),
    party('AccountingSupplierParty', invoice.seller),
    party('AccountingCustomerParty', invoice.buyer),
    deliveryOf(invoice),
    paymentMeans(invoice),
    cac('PaymentTerms', [cbc('Note', invoice.terms)]),
    ...invoice.adjustments.map((one) => adjustment(one, amount)),
    cac('TaxTotal', [amount('TaxAmount', invoice.taxTotal), ...invoice.taxes.map((one) => tax(one, amount))]),
    cac('LegalMonetaryTotal', [
      amount('LineExtensionAmount', totals.lines),
      amount('TaxExclusiveAmount', totals.net),
      amount('TaxInclusiveAmount', totals.gross),
      amount('AllowanceTotalAmount', totals.allowances),
      amount('ChargeTotalAmount', totals.charges),
      amount('PrepaidAmount', totals.prepaid),
      amount('PayableRoundingAmount', totals.rounding),
      amount('PayableAmount', totals.due),
    ]),
    ...invoice.lines.map((one) => line(one, kind, amount)),
  ];
  return writeXml({
    name: root,
    attributes: { xmlns: namespaceOf(root), ...COMPONENTS },
    text: '',
    children: children.filter((child) => child !== null),
  });
}
