import { defineMessages } from 'react-intl';

/** Field labels of contracts, bills and trip credits, including their rate rows. */
export const financeFields = defineMessages({
  startDate: { id: 'admin.audit.field.startDate', defaultMessage: 'Start date' },
  expireDate: { id: 'admin.audit.field.expireDate', defaultMessage: 'Expire date' },
  epcAlertLevel: { id: 'admin.audit.field.epcAlertLevel', defaultMessage: 'Alert at remaining credits' },
  effectiveFrom: { id: 'admin.audit.field.effectiveFrom', defaultMessage: 'New terms apply from' },
  isDisabled: { id: 'admin.audit.field.isDisabled', defaultMessage: 'Disabled' },
  partnerId: { id: 'admin.audit.field.partnerId', defaultMessage: 'Partner' },
  vehicleTypeIds: { id: 'admin.audit.field.vehicleTypeIds', defaultMessage: 'Vehicle types' },
  version: { id: 'admin.audit.field.version', defaultMessage: 'Version' },
  total: { id: 'admin.audit.field.total', defaultMessage: 'Grand total' },
  unitStandard: { id: 'admin.audit.field.unitStandard', defaultMessage: 'Unit standard' },
  calculationBasedDate: { id: 'admin.audit.field.calculationBasedDate', defaultMessage: 'Calculation-based date' },
  defaultMileageBilling: { id: 'admin.audit.field.defaultMileageBilling', defaultMessage: 'Default mileage billing' },
  mileageCalculationLocationId: {
    id: 'admin.audit.field.mileageCalculationLocationId',
    defaultMessage: 'Mileage calculation location',
  },
  baseCurrencyId: { id: 'admin.audit.field.baseCurrencyId', defaultMessage: 'Base currency' },
  billingCurrencyId: { id: 'admin.audit.field.billingCurrencyId', defaultMessage: 'Billing currency' },
  conversionRate: { id: 'admin.audit.field.conversionRate', defaultMessage: 'Conversion rate' },
  vatPercentage: { id: 'admin.audit.field.vatPercentage', defaultMessage: 'VAT, %' },
  flatTripRate: { id: 'admin.audit.field.flatTripRate', defaultMessage: 'Flat trip rate' },
  flatTripBackhaulRate: { id: 'admin.audit.field.flatTripBackhaulRate', defaultMessage: 'Flat trip backhaul rate' },
  distanceRates: { id: 'admin.audit.field.distanceRates', defaultMessage: 'Base rates by distance' },
  distanceDiscounts: { id: 'admin.audit.field.distanceDiscounts', defaultMessage: 'Distance discounts' },
  pointRates: { id: 'admin.audit.field.pointRates', defaultMessage: 'Point-to-point lanes' },
  delays: { id: 'admin.audit.field.delays', defaultMessage: 'Free hours and delay charges' },
  demurrage: { id: 'admin.audit.field.demurrage', defaultMessage: 'Demurrage' },
  from: { id: 'admin.audit.field.from', defaultMessage: 'From' },
  to: { id: 'admin.audit.field.to', defaultMessage: 'To' },
  value: { id: 'admin.audit.field.value', defaultMessage: 'Value' },
  backhaulRate: { id: 'admin.audit.field.backhaulRate', defaultMessage: 'Backhaul rate' },
  backhaulPercentage: { id: 'admin.audit.field.backhaulPercentage', defaultMessage: 'Backhaul percentage' },
  minDistance: { id: 'admin.audit.field.minDistance', defaultMessage: 'Min distance' },
  percentage: { id: 'admin.audit.field.percentage', defaultMessage: 'Percentage' },
  fromLocationId: { id: 'admin.audit.field.fromLocationId', defaultMessage: 'From location' },
  toLocationId: { id: 'admin.audit.field.toLocationId', defaultMessage: 'To location' },
  flatRate: { id: 'admin.audit.field.flatRate', defaultMessage: 'Flat rate' },
  freeMinutes: { id: 'admin.audit.field.freeMinutes', defaultMessage: 'Free minutes' },
  ratePerHour: { id: 'admin.audit.field.ratePerHour', defaultMessage: 'Charge per hour' },
  baseRate: { id: 'admin.audit.field.baseRate', defaultMessage: 'Base rate' },
  bands: { id: 'admin.audit.field.bands', defaultMessage: 'Hour bands' },
  rate: { id: 'admin.audit.field.rate', defaultMessage: 'Rate per hour' },
  standard: { id: 'admin.audit.field.standard', defaultMessage: 'Standard' },
  loading: { id: 'admin.audit.field.loading', defaultMessage: 'Loading' },
  transit: { id: 'admin.audit.field.transit', defaultMessage: 'Transit' },
  unloading: { id: 'admin.audit.field.unloading', defaultMessage: 'Unloading' },
  contractId: { id: 'admin.audit.field.contractId', defaultMessage: 'Contract' },
  billingContactId: { id: 'admin.audit.field.billingContactId', defaultMessage: 'Billing contact' },
  actualDistance: { id: 'admin.audit.field.actualDistance', defaultMessage: 'Actual distance' },
  extraCharges: { id: 'admin.audit.field.extraCharges', defaultMessage: 'Extra charges' },
  discount: { id: 'admin.audit.field.discount', defaultMessage: 'Discount' },
  quantity: { id: 'admin.audit.field.quantity', defaultMessage: 'Quantity' },
  unitPrice: { id: 'admin.audit.field.unitPrice', defaultMessage: 'Price per credit' },
});

/** Labels of enumerated values. */
export const financeChoices = defineMessages({
  metric: { id: 'admin.audit.choice.metric', defaultMessage: 'Metric (km)' },
  imperial: { id: 'admin.audit.choice.imperial', defaultMessage: 'Imperial (miles)' },
  created: { id: 'admin.audit.choice.created', defaultMessage: 'Order created' },
  pickup: { id: 'admin.audit.choice.pickup', defaultMessage: 'Pickup' },
  delivery: { id: 'admin.audit.choice.delivery', defaultMessage: 'Delivery' },
  estimated: { id: 'admin.audit.choice.estimated', defaultMessage: 'Estimated' },
  actual: { id: 'admin.audit.choice.actual', defaultMessage: 'Actual' },
});

/** Events of contracts and bills with a label of their own, by subject and event. */
export const financeEvents = defineMessages({
  'contract.created': { id: 'admin.audit.event.contract.created', defaultMessage: 'Created and sent' },
  'contract.updated': { id: 'admin.audit.event.contract.updated', defaultMessage: 'Changed' },
  'contract.disabled': { id: 'admin.audit.event.contract.disabled', defaultMessage: 'Disabled' },
  'contract.enabled': { id: 'admin.audit.event.contract.enabled', defaultMessage: 'Activated' },
  'contract.resent': { id: 'admin.audit.event.contract.resent', defaultMessage: 'Sent again' },
  'contract.versionWithdrawn': {
    id: 'admin.audit.event.contract.versionWithdrawn',
    defaultMessage: 'New terms withdrawn',
  },
  'contract.confirmed': { id: 'admin.audit.event.contract.confirmed', defaultMessage: 'Confirmed' },
  'contract.rejected': { id: 'admin.audit.event.contract.rejected', defaultMessage: 'Rejected' },
  'bill.submit': { id: 'admin.audit.event.bill.submit', defaultMessage: 'Submitted' },
  'bill.sendBack': { id: 'admin.audit.event.bill.sendBack', defaultMessage: 'Sent back' },
  'bill.override': { id: 'admin.audit.event.bill.override', defaultMessage: 'Contract overridden' },
  'bill.renew': { id: 'admin.audit.event.bill.renew', defaultMessage: 'New version started' },
  'bill.sendEmail': { id: 'admin.audit.event.bill.sendEmail', defaultMessage: 'Sent by e-mail' },
});

/** Statuses of contracts and bills. */
export const financeStates = defineMessages({
  draft: { id: 'admin.audit.status.draft', defaultMessage: 'Draft' },
  submitted: { id: 'admin.audit.status.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'admin.audit.status.approved', defaultMessage: 'Approved' },
  unconfirmed: { id: 'admin.audit.status.unconfirmed', defaultMessage: 'Not confirmed' },
  confirmed: { id: 'admin.audit.status.confirmed', defaultMessage: 'Confirmed' },
});
