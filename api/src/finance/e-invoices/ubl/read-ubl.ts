import type { EInvoice, EInvoiceAdjustment, EInvoiceLine, EInvoiceParty } from 'shared-contracts/finance/e-invoices';
import { VAT_CATEGORIES } from 'shared-contracts/values/finance/e-invoices';
import { fileDamaged } from '../../../platform/excel/sheet-error.ts';
import { findNode, findNodes, type XmlNode } from '../../../platform/xml/xml-node.ts';
import { readXml } from '../../../platform/xml/read-xml.ts';
import { DOCUMENTS, namespaceOf, OBJECT_CODE } from './names.ts';

const MAX_ELEMENTS = 200_000;

type Parent = XmlNode | undefined;
const textOf = (node: Parent, path: string): string | null => findNode(node, path)?.text.trim() || null;
const textsOf = (node: Parent, ...paths: string[]): string[] => paths.flatMap((path) => textOf(node, path) ?? []);
const valueOf = (node: Parent, path: string): string => textOf(node, path) ?? '';

function periodOf(node: Parent): EInvoice['period'] {
  const span = findNode(node, 'InvoicePeriod');
  const [from, to] = [textOf(span, 'StartDate'), textOf(span, 'EndDate')];
  return from || to ? { from, to } : null;
}

const categoryOf = (node: Parent, path: string) =>
  VAT_CATEGORIES.find((category) => category === textOf(node, `${path}/ID`)) ?? null;

function partyOf(root: XmlNode, role: string): EInvoiceParty {
  const node = findNode(root, `${role}/Party`);
  const endpoint = findNode(node, 'EndpointID');
  const address = findNode(node, 'PostalAddress');
  const taxes = findNodes(node, 'PartyTaxScheme');
  const isVat = (tax: XmlNode) => textOf(tax, 'TaxScheme/ID') === 'VAT';
  const contact = findNode(node, 'Contact');
  return {
    name: textOf(node, 'PartyLegalEntity/RegistrationName') ?? valueOf(node, 'PartyName/Name'),
    electronicAddress: endpoint ? { scheme: endpoint.attributes['schemeID'] ?? '', id: endpoint.text.trim() } : null,
    address: textsOf(address, 'StreetName', 'AdditionalStreetName', 'AddressLine/Line'),
    city: textOf(address, 'CityName'),
    postalCode: textOf(address, 'PostalZone'),
    country: textOf(address, 'Country/IdentificationCode'),
    vatId: textOf(taxes.find(isVat), 'CompanyID'),
    taxId: textOf(
      taxes.find((tax) => !isVat(tax)),
      'CompanyID',
    ),
    companyId: textOf(node, 'PartyLegalEntity/CompanyID'),
    contact: textOf(contact, 'Name'),
    phone: textOf(contact, 'Telephone'),
    email: textOf(contact, 'ElectronicMail'),
  };
}

const adjustmentOf = (node: XmlNode): EInvoiceAdjustment => ({
  isCharge: textOf(node, 'ChargeIndicator') === 'true',
  amount: valueOf(node, 'Amount'),
  base: textOf(node, 'BaseAmount'),
  percentage: textOf(node, 'MultiplierFactorNumeric'),
  reason: textOf(node, 'AllowanceChargeReason'),
  reasonCode: textOf(node, 'AllowanceChargeReasonCode'),
  category: categoryOf(node, 'TaxCategory'),
  taxPercentage: textOf(node, 'TaxCategory/Percent'),
});

function lineOf(node: XmlNode, quantityName: string): EInvoiceLine {
  const quantity = findNode(node, quantityName);
  const object = findNodes(node, 'DocumentReference').find((one) => textOf(one, 'DocumentTypeCode') === OBJECT_CODE);
  return {
    id: valueOf(node, 'ID'),
    note: textOf(node, 'Note'),
    quantity: quantity?.text.trim() ?? '',
    unit: quantity?.attributes['unitCode'] ?? '',
    net: valueOf(node, 'LineExtensionAmount'),
    period: periodOf(node),
    object: textOf(object, 'ID'),
    adjustments: findNodes(node, 'AllowanceCharge').map(adjustmentOf),
    name: valueOf(node, 'Item/Name'),
    description: textOf(node, 'Item/Description'),
    price: valueOf(node, 'Price/PriceAmount'),
    priceBase: textOf(node, 'Price/BaseQuantity'),
    category: categoryOf(node, 'Item/ClassifiedTaxCategory'),
    taxPercentage: textOf(node, 'Item/ClassifiedTaxCategory/Percent'),
  };
}

function paymentOf(root: XmlNode): EInvoice['payment'] {
  const node = findNode(root, 'PaymentMeans');
  const account = findNode(node, 'PayeeFinancialAccount');
  return node
    ? {
        code: valueOf(node, 'PaymentMeansCode'),
        reference: textOf(node, 'PaymentID'),
        account: textOf(account, 'ID'),
        accountName: textOf(account, 'Name'),
        bankCode: textOf(account, 'FinancialInstitutionBranch/ID'),
      }
    : null;
}

function deliveryOf(root: XmlNode): EInvoice['delivery'] {
  const node = findNode(root, 'Delivery');
  const [on, name] = [textOf(node, 'ActualDeliveryDate'), textOf(node, 'DeliveryParty/PartyName/Name')];
  return on || name ? { on, name } : null;
}

/** The total with the sums by rate is in the invoice's currency; another one may be in the accounting currency. */
function taxesOf(root: XmlNode) {
  const totals = findNodes(root, 'TaxTotal');
  const node = totals.find((one) => findNode(one, 'TaxSubtotal')) ?? totals[0];
  return {
    taxTotal: valueOf(node, 'TaxAmount'),
    taxes: findNodes(node, 'TaxSubtotal').map((one) => ({
      base: valueOf(one, 'TaxableAmount'),
      tax: valueOf(one, 'TaxAmount'),
      category: categoryOf(one, 'TaxCategory'),
      percentage: textOf(one, 'TaxCategory/Percent'),
      reason: textOf(one, 'TaxCategory/TaxExemptionReason'),
      reasonCode: textOf(one, 'TaxCategory/TaxExemptionReasonCode'),
    })),
  };
}

function totalsOf(root: XmlNode): EInvoice['totals'] {
  const node = findNode(root, 'LegalMonetaryTotal');
  return {
    lines: valueOf(node, 'LineExtensionAmount'),
    allowances: textOf(node, 'AllowanceTotalAmount'),
    charges: textOf(node, 'ChargeTotalAmount'),
    net: valueOf(node, 'TaxExclusiveAmount'),
    gross: valueOf(node, 'TaxInclusiveAmount'),
    prepaid: textOf(node, 'PrepaidAmount'),
    rounding: textOf(node, 'PayableRoundingAmount'),
    due: valueOf(node, 'PayableAmount'),
  };
}

/** Recognizes the document by its namespace, regardless of prefixes. */
function kindOf({ name, attributes }: XmlNode): EInvoice['kind'] {
  const kind = (['invoice', 'creditNote'] as const).find((one) => DOCUMENTS[one].root === name);
  if (!kind || !Object.values(attributes).includes(namespaceOf(name))) throw fileDamaged();
  return kind;
}

/** Reads a UBL 2.1 invoice or credit note without validating it. @throws SheetError */
export async function readUbl(file: Buffer): Promise<EInvoice> {
  const root = await readXml(file, MAX_ELEMENTS);
  const kind = kindOf(root);
  const names = DOCUMENTS[kind];
  return {
    customization: valueOf(root, 'CustomizationID'),
    profile: valueOf(root, 'ProfileID'),
    kind,
    typeCode: valueOf(root, names.typeCode),
    number: valueOf(root, 'ID'),
    issuedOn: valueOf(root, 'IssueDate'),
    dueOn: textOf(root, 'DueDate') ?? textOf(root, 'PaymentMeans/PaymentDueDate'),
    note: textOf(root, 'Note'),
    currency: valueOf(root, 'DocumentCurrencyCode'),
    buyerReference: textOf(root, 'BuyerReference'),
    orderReference: textOf(root, 'OrderReference/ID'),
    contractReference: textOf(root, 'ContractDocumentReference/ID'),
    period: periodOf(root),
    preceding: findNodes(root, 'BillingReference/InvoiceDocumentReference').map((one) => ({
      number: valueOf(one, 'ID'),
      issuedOn: textOf(one, 'IssueDate'),
    })),
    seller: partyOf(root, 'AccountingSupplierParty'),
    buyer: partyOf(root, 'AccountingCustomerParty'),
    delivery: deliveryOf(root),
    payment: paymentOf(root),
    terms: textOf(root, 'PaymentTerms/Note'),
    adjustments: findNodes(root, 'AllowanceCharge').map(adjustmentOf),
    ...taxesOf(root),
    totals: totalsOf(root),
    lines: findNodes(root, names.line).map((node) => lineOf(node, names.quantity)),
  };
}
