/** Tables that reference an organization, the referencing columns, and the noun for their rows. */
export const USAGE_SOURCES = [
  { table: 'users', columns: ['organizationId'], singular: 'user', plural: 'users' },
  { table: 'orders', columns: ['organizationId', 'partnerId'], singular: 'order', plural: 'orders' },
  {
    table: 'orderComments',
    columns: ['organizationId', 'partnerId'],
    singular: 'comment on orders',
    plural: 'comments on orders',
  },
  {
    table: 'orderDocuments',
    columns: ['organizationId', 'partnerId'],
    singular: 'document of orders',
    plural: 'documents of orders',
  },
  { table: 'trips', columns: ['organizationId', 'billingPartnerId'], singular: 'trip', plural: 'trips' },
  { table: 'tripDocuments', columns: ['organizationId'], singular: 'trip document', plural: 'trip documents' },
  { table: 'tripMessages', columns: ['organizationId'], singular: 'trip message', plural: 'trip messages' },
  { table: 'bills', columns: ['organizationId', 'partnerId'], singular: 'bill', plural: 'bills' },
  { table: 'billDocuments', columns: ['organizationId'], singular: 'bill document', plural: 'bill documents' },
  { table: 'billVersions', columns: ['partnerId'], singular: 'earlier bill', plural: 'earlier bills' },
  { table: 'invoices', columns: ['organizationId', 'payerId', 'payeeId'], singular: 'invoice', plural: 'invoices' },
  { table: 'payments', columns: ['organizationId', 'payerId'], singular: 'payment', plural: 'payments' },
  {
    table: 'carrierInvoices',
    columns: ['organizationId', 'partnerId'],
    singular: 'carrier invoice',
    plural: 'carrier invoices',
  },
  {
    table: 'carrierInvoiceMessages',
    columns: ['organizationId'],
    singular: 'message about carrier invoices',
    plural: 'messages about carrier invoices',
  },
  { table: 'billingPeriods', columns: ['payerId', 'payeeId'], singular: 'billing period', plural: 'billing periods' },
  { table: 'accrualRuns', columns: ['organizationId'], singular: 'run of accruals', plural: 'runs of accruals' },
  {
    table: 'reportSchedules',
    columns: ['organizationId'],
    singular: 'scheduled report',
    plural: 'scheduled reports',
  },
  { table: 'accruals', columns: ['payerId', 'payeeId'], singular: 'accrual', plural: 'accruals' },
  { table: 'exchangeRates', columns: ['organizationId'], singular: 'exchange rate', plural: 'exchange rates' },
  { table: 'bookedRates', columns: ['organizationId'], singular: 'booked rate', plural: 'booked rates' },
  { table: 'reminders', columns: ['organizationId', 'payerId'], singular: 'reminder', plural: 'reminders' },
  { table: 'journalRuns', columns: ['organizationId'], singular: 'journal run', plural: 'journal runs' },
  {
    table: 'journalDocuments',
    columns: ['organizationId'],
    singular: 'exported document',
    plural: 'exported documents',
  },
  { table: 'journalPostings', columns: ['partnerId'], singular: 'exported posting', plural: 'exported postings' },
  { table: 'orderProofs', columns: ['organizationId'], singular: 'proof of delivery', plural: 'proofs of delivery' },
  { table: 'ediPartners', columns: ['organizationId', 'carrierId'], singular: 'EDI partner', plural: 'EDI partners' },
  { table: 'ediMessages', columns: ['organizationId'], singular: 'EDI message', plural: 'EDI messages' },
  { table: 'imports', columns: ['organizationId'], singular: 'import', plural: 'imports' },
  { table: 'vehicles', columns: ['organizationId'], singular: 'vehicle', plural: 'vehicles' },
  { table: 'vehicleShares', columns: ['partnerId'], singular: 'shared vehicle', plural: 'shared vehicles' },
  { table: 'drivers', columns: ['organizationId'], singular: 'driver', plural: 'drivers' },
  { table: 'contacts', columns: ['organizationId'], singular: 'contact', plural: 'contacts' },
  { table: 'locations', columns: ['organizationId'], singular: 'location', plural: 'locations' },
  { table: 'operations', columns: ['organizationId'], singular: 'operation', plural: 'operations' },
  { table: 'routes', columns: ['organizationId'], singular: 'route', plural: 'routes' },
  { table: 'routeZones', columns: ['organizationId'], singular: 'route zone', plural: 'route zones' },
  { table: 'contracts', columns: ['organizationId', 'partnerId'], singular: 'contract', plural: 'contracts' },
  {
    table: 'partnerships',
    columns: ['organizationId', 'partnerId', 'blockedBy'],
    singular: 'partnership',
    plural: 'partnerships',
  },
  { table: 'cargos', columns: ['organizationId'], singular: 'cargo', plural: 'cargos' },
  { table: 'cargoTypes', columns: ['organizationId'], singular: 'cargo type', plural: 'cargo types' },
  { table: 'orderTypes', columns: ['organizationId'], singular: 'order type', plural: 'order types' },
  { table: 'vehicleTypes', columns: ['organizationId'], singular: 'vehicle type', plural: 'vehicle types' },
  {
    table: 'vehicleDictionaries',
    columns: ['organizationId'],
    singular: 'vehicle dictionary entry',
    plural: 'vehicle dictionary entries',
  },
  { table: 'serviceIntervals', columns: ['organizationId'], singular: 'service interval', plural: 'service intervals' },
  { table: 'vehicleDrafts', columns: ['organizationId'], singular: 'vehicle draft', plural: 'vehicle drafts' },
  { table: 'epcEntries', columns: ['organizationId'], singular: 'EPC entry', plural: 'EPC entries' },
  { table: 'epcPurchases', columns: ['organizationId'], singular: 'EPC purchase', plural: 'EPC purchases' },
] as const;

export type Usage = { what: string; count: number };

const formatUsage = ({ what, count }: Usage) => {
  const { singular = what, plural = what } = USAGE_SOURCES.find(({ table }) => table === what) ?? {};
  return `${count} ${count === 1 ? singular : plural}`;
};

/** Example: `2 users, 1 order, and 3 trips`. */
export const formatUsages = (usages: readonly Usage[]) => new Intl.ListFormat('en').format(usages.map(formatUsage));
