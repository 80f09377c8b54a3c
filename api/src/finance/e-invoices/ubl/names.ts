/** The differences between the two documents. */
export const DOCUMENTS = {
  invoice: { root: 'Invoice', typeCode: 'InvoiceTypeCode', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: {
    root: 'CreditNote',
    typeCode: 'CreditNoteTypeCode',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const;

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd';
export const namespaceOf = (root: string) => `${NAMESPACE}:${root}-2`;
export const COMPONENTS = {
  'xmlns:cac': `${NAMESPACE}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${NAMESPACE}:CommonBasicComponents-2`,
};

/** UNTDID 1001: the identifier of what is invoiced. */
export const OBJECT_CODE = '130';
/** Scheme of tax registrations other than VAT numbers. */
export const OTHER_TAX = 'TAX';
