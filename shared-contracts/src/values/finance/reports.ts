export const REPORT_NAMES = [
  'deliveryManifest',
  'loadingPlan',
  'orderDetail',
  'tripDetail',
  'tripsInvoice',
  'ordersInvoice',
  'ordersDeliveryStatus',
  'tripLocationDetailed',
  'vehicleCompliance',
  'vehicleCosts',
  'pickingSlip',
  'configurableTripDetail',
  'configurableOrderDetail',
  'configurableDetail',
  'tripArchive',
  'orderArchive',
] as const;
/** Reports whose columns each user selects; the selection is saved. */
export const CONFIGURABLE_REPORTS = [
  'configurableTripDetail',
  'configurableOrderDetail',
  'configurableDetail',
] as const;
/** Require a trip. */
export const TRIP_REPORTS = ['deliveryManifest', 'loadingPlan', 'tripLocationDetailed', 'pickingSlip'] as const;
/** Reports of the current state, regardless of a period. */
export const PERIODLESS_REPORTS = [...TRIP_REPORTS, 'vehicleCompliance'] as const;

/** Reports about vehicles, not about trips or orders. */
export const VEHICLE_REPORTS = ['vehicleCompliance', 'vehicleCosts'] as const;

/** Rows per file; longer periods are exported in parts. */
export const MAX_REPORT_ROWS = 200_000;
export const COMPLIANCE_STATES = ['valid', 'expiring', 'expired', 'missing'] as const;
export const REPORT_CURRENCY = 'LKR';

export const CELL_KINDS = [
  'text',
  'integer',
  'minutes',
  'money',
  'percent',
  'distance',
  'weight',
  'space',
  'dateTime',
  'boolean',
  'orderStage',
  'tripStage',
  'task',
  'compliance',
  'billState',
  'rate',
  'rateState',
] as const;

/**
 * Every column of every report with the kind of its cells. Measures are metric; money and measures are decimal strings;
 * date-times unix seconds.
 */
export const REPORT_COLUMNS = {
  orderNumber: 'text',
  orderReference: 'text',
  orderStage: 'orderStage',
  owner: 'text',
  partner: 'text',
  orderType: 'text',
  operation: 'text',
  contract: 'text',
  vehicleTypes: 'text',
  pickup: 'text',
  drop: 'text',
  stops: 'text',
  pickupFrom: 'dateTime',
  pickupTo: 'dateTime',
  deliveryFrom: 'dateTime',
  deliveryTo: 'dateTime',
  pickupArrivedAt: 'dateTime',
  pickupDepartedAt: 'dateTime',
  dropArrivedAt: 'dateTime',
  dropDepartedAt: 'dateTime',
  lateMinutes: 'minutes',
  cargo: 'text',
  quantity: 'integer',
  deliveredQuantity: 'integer',
  missingQuantity: 'integer',
  shortageReason: 'text',
  weight: 'weight',
  space: 'space',
  predictedDistance: 'distance',
  actualDistance: 'distance',
  isBackhaul: 'boolean',
  isFlexible: 'boolean',
  predictedCost: 'money',
  revenue: 'money',
  cost: 'money',
  currency: 'text',
  revenueLkr: 'money',
  costLkr: 'money',
  orderCreatedAt: 'dateTime',
  orderCreatedBy: 'text',
  firstApprovalBy: 'text',
  firstApprovalAt: 'dateTime',
  secondApprovalBy: 'text',
  secondApprovalAt: 'dateTime',
  rejectedReason: 'text',
  orderDescription: 'text',
  orderArchivedAt: 'dateTime',
  tripNumber: 'text',
  tripReference: 'text',
  tripStage: 'tripStage',
  runner: 'text',
  vehicle: 'text',
  vehicleType: 'text',
  driver: 'text',
  driverPhone: 'text',
  routeZone: 'text',
  tripPickup: 'text',
  tripDrop: 'text',
  pickAt: 'dateTime',
  dropAt: 'dateTime',
  startedAt: 'dateTime',
  finishedAt: 'dateTime',
  orderCount: 'integer',
  orderNumbers: 'text',
  tripWeight: 'weight',
  tripSpace: 'space',
  weightUtilization: 'percent',
  spaceUtilization: 'percent',
  estimatedDistance: 'distance',
  tripActualDistance: 'distance',
  billingPartner: 'text',
  billingContact: 'text',
  billingContract: 'text',
  tripRevenue: 'money',
  tripCost: 'money',
  tripCurrency: 'text',
  tripRevenueLkr: 'money',
  tripCostLkr: 'money',
  tripCreatedAt: 'dateTime',
  tripCreatedBy: 'text',
  vehicleAssignedAt: 'dateTime',
  vehicleAssignedBy: 'text',
  manualReason: 'text',
  tripDescription: 'text',
  stop: 'integer',
  task: 'task',
  location: 'text',
  address: 'text',
  coordinates: 'text',
  contact: 'text',
  phone: 'text',
  packNumber: 'text',
  plannedAt: 'dateTime',
  windowFrom: 'dateTime',
  windowTo: 'dateTime',
  arrivedAt: 'dateTime',
  departedAt: 'dateTime',
  dwellMinutes: 'minutes',
  place: 'integer',
  outAtStop: 'integer',
  isBehind: 'boolean',
  isActive: 'boolean',
  compliance: 'compliance',
  registrationCertificate: 'dateTime',
  revenueLicence: 'dateTime',
  emissionReport: 'dateTime',
  inspectionReport: 'dateTime',
  insurance: 'dateTime',
  fitnessCertificate: 'dateTime',
  acvPass: 'dateTime',
  portPermit: 'dateTime',
  tripCount: 'integer',
  drivenDistance: 'distance',
  workOrderCount: 'integer',
  partsCost: 'money',
  labourCost: 'money',
  maintenanceCost: 'money',
  costPerKm: 'money',
  nextService: 'text',
  nextServiceAt: 'dateTime',
  odometer: 'distance',
  engineHours: 'integer',
  linehaul: 'money',
  delayCharges: 'money',
  demurrage: 'money',
  extraCharges: 'money',
  discounts: 'money',
  taxBase: 'money',
  vat: 'money',
  total: 'money',
  billState: 'billState',
  billCurrency: 'text',
  ownTotal: 'money',
  ownRate: 'rate',
  rateState: 'rateState',
} as const satisfies Record<string, (typeof CELL_KINDS)[number]>;

/** Amounts of a bill in the own currency of the reader's organization. */
export const OWN_COLUMNS = ['ownTotal', 'ownRate', 'rateState'] as const satisfies readonly ReportColumnId[];
/** `same`: the bill is in the own currency. `ofDay`: not booked, at the rate of its day. */
export const RATE_STATES = ['same', 'booked', 'ofDay', 'missing'] as const;
export type RateState = (typeof RATE_STATES)[number];

/** Amounts of the bill of an order or trip, in its billing currency. */
export const BILL_AMOUNTS = [
  'linehaul',
  'delayCharges',
  'demurrage',
  'extraCharges',
  'discounts',
  'taxBase',
  'vat',
  'total',
] as const satisfies readonly ReportColumnId[];

export type ReportName = (typeof REPORT_NAMES)[number];
export type ConfigurableReport = (typeof CONFIGURABLE_REPORTS)[number];
export type ComplianceState = (typeof COMPLIANCE_STATES)[number];
export type CellKind = (typeof CELL_KINDS)[number];
export type ReportColumnId = keyof typeof REPORT_COLUMNS;

export const isConfigurableReport = (name: ReportName): name is ConfigurableReport =>
  CONFIGURABLE_REPORTS.some((report) => report === name);
export const requiresTrip = (name: ReportName) => TRIP_REPORTS.some((report) => report === name);
export const isAboutVehicles = (name: ReportName) => VEHICLE_REPORTS.some((report) => report === name);
export const supportsPeriod = (name: ReportName) => !PERIODLESS_REPORTS.some((report) => report === name);
export const isBillAmount = (column: ReportColumnId) => BILL_AMOUNTS.some((amount) => amount === column);
