import type { XmlNode } from '../../../platform/xml/xml-node.ts';

const list = (names: string) => names.split(' ');
const PARTY = 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact';
const TAX_CATEGORY = 'ID Name Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme';
const PERIOD = 'StartDate EndDate DescriptionCode';

/** The order of elements in the schemas of UBL 2.1, of those that Peppol BIS Billing 3 uses. */
const UBL_SEQUENCE: Record<string, readonly string[]> = {
  Invoice: list(
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode ' +
      'AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ' +
      'ReceiptDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference ' +
      'ProjectReference AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery ' +
      'PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine',
  ),
  CreditNote: list(
    'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode ' +
      'AccountingCost BuyerReference InvoicePeriod OrderReference BillingReference DespatchDocumentReference ' +
      'ReceiptDocumentReference ContractDocumentReference AdditionalDocumentReference OriginatorDocumentReference ' +
      'AccountingSupplierParty AccountingCustomerParty PayeeParty TaxRepresentativeParty Delivery PaymentMeans ' +
      'PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine',
  ),
  InvoicePeriod: list(PERIOD),
  OrderReference: list('ID SalesOrderID'),
  BillingReference: list('InvoiceDocumentReference'),
  InvoiceDocumentReference: list('ID IssueDate'),
  ContractDocumentReference: list('ID'),
  DocumentReference: list('ID DocumentTypeCode'),
  AccountingSupplierParty: list('Party'),
  AccountingCustomerParty: list('Party'),
  Party: list(PARTY),
  PostalAddress: list('StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine Country'),
  AddressLine: list('Line'),
  Country: list('IdentificationCode'),
  PartyTaxScheme: list('CompanyID TaxScheme'),
  TaxScheme: list('ID'),
  PartyLegalEntity: list('RegistrationName CompanyID CompanyLegalForm'),
  Contact: list('Name Telephone ElectronicMail'),
  Delivery: list('ActualDeliveryDate DeliveryLocation DeliveryParty'),
  DeliveryParty: list('PartyName'),
  PartyName: list('Name'),
  PaymentMeans: list('PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate'),
  PayeeFinancialAccount: list('ID Name FinancialInstitutionBranch'),
  FinancialInstitutionBranch: list('ID'),
  PaymentTerms: list('Note'),
  AllowanceCharge: list(
    'ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric Amount BaseAmount TaxCategory',
  ),
  TaxCategory: list(TAX_CATEGORY),
  ClassifiedTaxCategory: list(TAX_CATEGORY),
  TaxTotal: list('TaxAmount TaxSubtotal'),
  TaxSubtotal: list('TaxableAmount TaxAmount TaxCategory'),
  LegalMonetaryTotal: list(
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount ' +
      'PayableRoundingAmount PayableAmount',
  ),
  InvoiceLine: list(
    'ID Note InvoicedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference ' +
      'AllowanceCharge Item Price',
  ),
  CreditNoteLine: list(
    'ID Note CreditedQuantity LineExtensionAmount AccountingCost InvoicePeriod OrderLineReference DocumentReference ' +
      'AllowanceCharge Item Price',
  ),
  Item: list('Description Name ClassifiedTaxCategory AdditionalItemProperty'),
  Price: list('PriceAmount BaseQuantity AllowanceCharge'),
};

/** Elements that the schemas don't have there, that come too late, or that are empty; as paths. */
export function findMisplaced(node: XmlNode, path = node.name): string[] {
  const names = UBL_SEQUENCE[node.name];
  if (!names) return node.children.length > 0 || node.text.trim() === '' ? [path] : [];
  const positions = node.children.map(({ name }) => names.indexOf(name));
  return node.children.flatMap((child, i) => {
    const position = positions[i] ?? -1;
    const isMisplaced = position < 0 || position < Math.max(...positions.slice(0, i), 0);
    return [...(isMisplaced ? [`${path}/${child.name}`] : []), ...findMisplaced(child, `${path}/${child.name}`)];
  });
}
