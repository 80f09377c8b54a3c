export const REPORT_NAMES = [
  'deliveryManifest', 'loadingPlan', 'orderDetail', 'tripDetail', 'tripsInvoice', 'ordersInvoice', 'ordersDeliveryStatus', 'tripLocationDetailed', 'vehicleCompliance', 'pickingSlip',
  'configurableTripDetail', 'configurableOrderDetail', 'configurableDetail', 'tripArchive', 'orderArchive',
] as const;
/** Each user chooses their columns and finds them again. */
export const CONFIGURABLE_REPORTS = ['configurableTripDetail', 'configurableOrderDetail', 'configurableDetail'] as const;
/** Of one trip, which must be told. */
export const TRIP_REPORTS = ['deliveryManifest', 'loadingPlan', 'tripLocationDetailed', 'pickingSlip'] as const;
/** Of how things are now, whatever the period. */
export const PERIODLESS_REPORTS = [...TRIP_REPORTS, 'vehicleCompliance'] as const;

/** Rows of one file; a longer period is asked for in parts. */
export const MAX_REPORT_ROWS = 200_000;
export const COMPLIANCE_STATES = ['valid', 'expiring', 'expired', 'missing'] as const;
export const REPORT_CURRENCY = 'LKR';

export const CELL_KINDS = ['text', 'integer', 'minutes', 'money', 'percent', 'distance', 'weight', 'space', 'dateTime', 'boolean', 'orderStage', 'tripStage', 'task', 'compliance', 'billState'] as const;

/** Every column of every report, with what its cells are. Measures are metric; money and measures decimal strings; date-times unix seconds. */
export const REPORT_COLUMNS = {
  orderNumber: 'text', orderReference: 'text', orderStage: 'orderStage', owner: 'text', partner: 'text',
  orderType: 'text', operation: 'text', contract: 'text', vehicleTypes: 'text', pickup: 'text',
  drop: 'text', pickupFrom: 'dateTime', pickupTo: 'dateTime', deliveryFrom: 'dateTime', deliveryTo: 'dateTime',
  pickupArrivedAt: 'dateTime', pickupDepartedAt: 'dateTime', dropArrivedAt: 'dateTime', dropDepartedAt: 'dateTime', lateMinutes: 'minutes',
  cargo: 'text', quantity: 'integer', deliveredQuantity: 'integer', missingQuantity: 'integer', shortageReason: 'text',
  weight: 'weight', space: 'space', predictedDistance: 'distance', actualDistance: 'distance', isBackhaul: 'boolean',
  isFlexible: 'boolean', predictedCost: 'money', cost: 'money', currency: 'text', costLkr: 'money',
  orderCreatedAt: 'dateTime', orderCreatedBy: 'text', firstApprovalBy: 'text', firstApprovalAt: 'dateTime', secondApprovalBy: 'text',
  secondApprovalAt: 'dateTime', rejectedReason: 'text', orderDescription: 'text', orderArchivedAt: 'dateTime', tripNumber: 'text',
  tripReference: 'text', tripStage: 'tripStage', runner: 'text', vehicle: 'text', vehicleType: 'text',
  driver: 'text', driverPhone: 'text', routeZone: 'text', tripPickup: 'text', tripDrop: 'text',
  pickAt: 'dateTime', dropAt: 'dateTime', startedAt: 'dateTime', finishedAt: 'dateTime', orderCount: 'integer',
  orderNumbers: 'text', tripWeight: 'weight', tripSpace: 'space', weightUtilization: 'percent', spaceUtilization: 'percent',
  estimatedDistance: 'distance', tripActualDistance: 'distance', billingPartner: 'text', billingContract: 'text', tripCost: 'money',
  tripCurrency: 'text', tripCostLkr: 'money', tripCreatedAt: 'dateTime', tripCreatedBy: 'text', vehicleAssignedAt: 'dateTime',
  vehicleAssignedBy: 'text', manualReason: 'text', tripDescription: 'text', stop: 'integer', task: 'task',
  location: 'text', address: 'text', coordinates: 'text', contact: 'text', phone: 'text',
  packNumber: 'text', plannedAt: 'dateTime', windowFrom: 'dateTime', windowTo: 'dateTime', arrivedAt: 'dateTime',
  departedAt: 'dateTime', dwellMinutes: 'minutes', place: 'integer', outAtStop: 'integer', isBehind: 'boolean',
  isActive: 'boolean', compliance: 'compliance', registrationCertificate: 'dateTime', revenueLicence: 'dateTime', emissionReport: 'dateTime',
  inspectionReport: 'dateTime', insurance: 'dateTime', fitnessCertificate: 'dateTime', acvPass: 'dateTime', portPermit: 'dateTime',
  nextService: 'text', nextServiceAt: 'dateTime', linehaul: 'money', delayCharges: 'money', demurrage: 'money',
  extraCharges: 'money', discounts: 'money', taxBase: 'money', vat: 'money', total: 'money',
  billState: 'billState', billCurrency: 'text',
} as const satisfies Record<string, (typeof CELL_KINDS)[number]>;

export type ReportName = (typeof REPORT_NAMES)[number];
export type ConfigurableReport = (typeof CONFIGURABLE_REPORTS)[number];
export type ComplianceState = (typeof COMPLIANCE_STATES)[number];
export type CellKind = (typeof CELL_KINDS)[number];
export type ReportColumnId = keyof typeof REPORT_COLUMNS;

export const isConfigurable = (name: ReportName): name is ConfigurableReport => CONFIGURABLE_REPORTS.some((one) => one === name);
export const needsTrip = (name: ReportName) => TRIP_REPORTS.some((one) => one === name);
export const takesPeriod = (name: ReportName) => !PERIODLESS_REPORTS.some((one) => one === name);
