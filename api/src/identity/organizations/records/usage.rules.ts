/** What belongs to an organization or names it: a table, where it does so, and what people call its rows. */
export const USES = [
  { table: 'users', columns: ['organizationId'], one: 'user', many: 'users' },
  { table: 'orders', columns: ['organizationId', 'partnerId'], one: 'order', many: 'orders' },
  { table: 'trips', columns: ['organizationId', 'billingPartnerId'], one: 'trip', many: 'trips' },
  { table: 'tripDocuments', columns: ['organizationId'], one: 'trip document', many: 'trip documents' },
  { table: 'bills', columns: ['organizationId', 'partnerId'], one: 'bill', many: 'bills' },
  { table: 'billDocuments', columns: ['organizationId'], one: 'bill document', many: 'bill documents' },
  { table: 'orderProofs', columns: ['organizationId'], one: 'proof of delivery', many: 'proofs of delivery' },
  { table: 'imports', columns: ['organizationId'], one: 'import', many: 'imports' },
  { table: 'vehicles', columns: ['organizationId'], one: 'vehicle', many: 'vehicles' },
  { table: 'vehicleShares', columns: ['partnerId'], one: 'shared vehicle', many: 'shared vehicles' },
  { table: 'drivers', columns: ['organizationId'], one: 'driver', many: 'drivers' },
  { table: 'contacts', columns: ['organizationId'], one: 'contact', many: 'contacts' },
  { table: 'locations', columns: ['organizationId'], one: 'location', many: 'locations' },
  { table: 'operations', columns: ['organizationId'], one: 'operation', many: 'operations' },
  { table: 'routes', columns: ['organizationId'], one: 'route', many: 'routes' },
  { table: 'routeZones', columns: ['organizationId'], one: 'route zone', many: 'route zones' },
  { table: 'contracts', columns: ['organizationId', 'partnerId'], one: 'contract', many: 'contracts' },
  {
    table: 'partnerships',
    columns: ['organizationId', 'partnerId', 'blockedBy'],
    one: 'partnership',
    many: 'partnerships',
  },
  { table: 'cargos', columns: ['organizationId'], one: 'cargo', many: 'cargos' },
  { table: 'cargoTypes', columns: ['organizationId'], one: 'cargo type', many: 'cargo types' },
  { table: 'orderTypes', columns: ['organizationId'], one: 'order type', many: 'order types' },
  { table: 'vehicleTypes', columns: ['organizationId'], one: 'vehicle type', many: 'vehicle types' },
  {
    table: 'vehicleDictionaries',
    columns: ['organizationId'],
    one: 'vehicle dictionary entry',
    many: 'vehicle dictionary entries',
  },
  { table: 'serviceIntervals', columns: ['organizationId'], one: 'service interval', many: 'service intervals' },
  { table: 'vehicleDrafts', columns: ['organizationId'], one: 'vehicle draft', many: 'vehicle drafts' },
  { table: 'epcEntries', columns: ['organizationId'], one: 'EPC entry', many: 'EPC entries' },
] as const;

export type Use = { what: string; count: number };

const told = ({ what, count }: Use) => {
  const { one = what, many = what } = USES.find(({ table }) => table === what) ?? {};
  return `${count} ${count === 1 ? one : many}`;
};

/** `2 users, 1 order and 3 trips` */
export const usesInWords = (uses: readonly Use[]) => new Intl.ListFormat('en').format(uses.map(told));
