import { defineMessages } from 'react-intl';
import type { BilledMileage, EInvoiceChoice } from './terms.ts';
import type { CalculationDate, ChargedDay, DelayCategory, ServiceUnit } from 'shared-contracts/values/finance/rating';
import type { BillingCycle, InvoiceIssuer } from 'shared-contracts/values/finance/invoices';
import type { UnitSystem } from 'shared-contracts/values/limits';

/** Field labels, shared by list, form, page and differences. */
export const fields = defineMessages({
  name: { id: 'finance.contract.field.name', defaultMessage: 'Name' },
  partner: { id: 'finance.contract.field.partner', defaultMessage: 'Partner' },
  writer: { id: 'finance.contract.field.writer', defaultMessage: 'Written by' },
  startDate: { id: 'finance.contract.field.startDate', defaultMessage: 'Start date' },
  expireDate: { id: 'finance.contract.field.expireDate', defaultMessage: 'Expire date' },
  effectiveFrom: { id: 'finance.contract.field.effectiveFrom', defaultMessage: 'New terms apply from' },
  cargoTypes: { id: 'finance.contract.field.cargoTypes', defaultMessage: 'Cargo types' },
  vehicleTypes: { id: 'finance.contract.field.vehicleTypes', defaultMessage: 'Vehicle types' },
  version: { id: 'finance.contract.field.version', defaultMessage: 'Version' },
  currency: { id: 'finance.contract.field.currency', defaultMessage: 'Currency' },
  createdAt: { id: 'finance.contract.field.createdAt', defaultMessage: 'Created' },
  usedBy: { id: 'finance.contract.field.usedBy', defaultMessage: 'Used by' },
  unitStandard: { id: 'finance.contract.field.unitStandard', defaultMessage: 'Unit standard' },
  calculationBasedDate: { id: 'finance.contract.field.calculationBasedDate', defaultMessage: 'Calculation-based date' },
  defaultMileageBilling: {
    id: 'finance.contract.field.defaultMileageBilling',
    defaultMessage: 'Default mileage billing',
  },
  mileageCalculationLocationId: {
    id: 'finance.contract.field.mileageCalculationLocation',
    defaultMessage: 'Mileage calculation location',
  },
  baseCurrencyId: { id: 'finance.contract.field.baseCurrency', defaultMessage: 'Base currency' },
  billingCurrencyId: { id: 'finance.contract.field.billingCurrency', defaultMessage: 'Billing currency' },
  conversionRate: { id: 'finance.contract.field.conversionRate', defaultMessage: 'Conversion rate' },
  vatPercentage: { id: 'finance.contract.field.vat', defaultMessage: 'VAT' },
  eInvoices: { id: 'finance.contract.field.eInvoices', defaultMessage: 'E-invoices with emails' },
  invoiceIssuer: { id: 'finance.contract.field.invoiceIssuer', defaultMessage: 'Invoices issued by' },
  billingCycle: { id: 'finance.contract.field.billingCycle', defaultMessage: 'Invoicing' },
  toleranceAmount: { id: 'finance.contract.field.toleranceAmount', defaultMessage: 'Invoice tolerance, amount' },
  tolerancePercentage: {
    id: 'finance.contract.field.tolerancePercentage',
    defaultMessage: 'Invoice tolerance, percent',
  },
  flatTripRate: { id: 'finance.contract.field.flatTripRate', defaultMessage: 'Flat trip rate' },
  flatTripBackhaulRate: {
    id: 'finance.contract.field.flatTripBackhaulRate',
    defaultMessage: 'Flat trip backhaul rate',
  },
  from: { id: 'finance.contract.field.from', defaultMessage: 'From' },
  to: { id: 'finance.contract.field.to', defaultMessage: 'To' },
  value: { id: 'finance.contract.field.value', defaultMessage: 'Value' },
  backhaulRate: { id: 'finance.contract.field.backhaulRate', defaultMessage: 'Backhaul rate' },
  backhaulPercentage: { id: 'finance.contract.field.backhaulPercentage', defaultMessage: 'Backhaul percentage' },
  minDistance: { id: 'finance.contract.field.minDistance', defaultMessage: 'Min distance' },
  distance: { id: 'finance.contract.field.distance', defaultMessage: 'Distance' },
  percentage: { id: 'finance.contract.field.percentage', defaultMessage: 'Percentage' },
  minimumCharge: { id: 'finance.contract.field.minimumCharge', defaultMessage: 'Minimum charge' },
  surchargeFrom: { id: 'finance.contract.field.surchargeFrom', defaultMessage: 'Applies from' },
  amount: { id: 'finance.contract.field.amount', defaultMessage: 'Amount' },
  holiday: { id: 'finance.contract.field.holiday', defaultMessage: 'Public holiday' },
  holidays: { id: 'finance.contract.field.holidays', defaultMessage: 'Public holidays' },
  timeZone: { id: 'finance.contract.field.timeZone', defaultMessage: 'Time zone' },
  service: { id: 'finance.contract.field.service', defaultMessage: 'Service' },
  unit: { id: 'finance.contract.field.unit', defaultMessage: 'Unit' },
  unitPrice: { id: 'finance.contract.field.unitPrice', defaultMessage: 'Price per unit' },
  fromLocationId: { id: 'finance.contract.field.fromLocation', defaultMessage: 'From location' },
  toLocationId: { id: 'finance.contract.field.toLocation', defaultMessage: 'To location' },
  flatRate: { id: 'finance.contract.field.flatRate', defaultMessage: 'Flat rate' },
  category: { id: 'finance.contract.field.category', defaultMessage: 'Category' },
  freeMinutes: { id: 'finance.contract.field.freeHours', defaultMessage: 'Free hours' },
  ratePerHour: { id: 'finance.contract.field.ratePerHour', defaultMessage: 'Charge per hour' },
  baseRate: { id: 'finance.contract.field.baseRate', defaultMessage: 'Demurrage base rate' },
  hoursFrom: { id: 'finance.contract.field.hoursFrom', defaultMessage: 'Hours from' },
  hoursTo: { id: 'finance.contract.field.hoursTo', defaultMessage: 'Hours to' },
  rate: { id: 'finance.contract.field.rate', defaultMessage: 'Rate per hour' },
});

/** Section titles of the form and the page. */
export const sections = defineMessages({
  general: { id: 'finance.contract.section.general', defaultMessage: 'General' },
  units: { id: 'finance.contract.section.units', defaultMessage: 'Units and currency' },
  distanceRates: { id: 'finance.contract.section.distanceRates', defaultMessage: 'Base rates by distance' },
  distanceDiscounts: { id: 'finance.contract.section.distanceDiscounts', defaultMessage: 'Distance discounts' },
  flatTrip: { id: 'finance.contract.section.flatTrip', defaultMessage: 'Flat trip' },
  pointRates: { id: 'finance.contract.section.pointRates', defaultMessage: 'Point-to-point lanes' },
  raise: { id: 'finance.contract.section.raise', defaultMessage: 'Raise all rates' },
  surcharges: { id: 'finance.contract.section.surcharges', defaultMessage: 'Minimum and fuel surcharge' },
  dayRates: { id: 'finance.contract.section.dayRates', defaultMessage: 'Weekend and holiday rates' },
  services: { id: 'finance.contract.section.services', defaultMessage: 'Services on request' },
  delays: { id: 'finance.contract.section.delays', defaultMessage: 'Free hours and delay charges' },
  demurrage: { id: 'finance.contract.section.demurrage', defaultMessage: 'Demurrage' },
});

/** Days that may cost more. */
export const chargedDays = defineMessages<ChargedDay>({
  saturday: { id: 'finance.contract.day.saturday', defaultMessage: 'Saturdays' },
  sunday: { id: 'finance.contract.day.sunday', defaultMessage: 'Sundays' },
  holiday: { id: 'finance.contract.day.holiday', defaultMessage: 'Public holidays' },
});

export const categories = defineMessages<DelayCategory>({
  standard: { id: 'finance.contract.category.standard', defaultMessage: 'Standard' },
  loading: { id: 'finance.contract.category.loading', defaultMessage: 'Loading' },
  transit: { id: 'finance.contract.category.transit', defaultMessage: 'Transit' },
  unloading: { id: 'finance.contract.category.unloading', defaultMessage: 'Unloading' },
});

/** Option labels by field. */
export const optionLabels = {
  unit: defineMessages<ServiceUnit>({
    order: { id: 'finance.contract.serviceUnit.order', defaultMessage: 'Per order or trip' },
    stop: { id: 'finance.contract.serviceUnit.stop', defaultMessage: 'Per stop' },
    hour: { id: 'finance.contract.serviceUnit.hour', defaultMessage: 'Per hour' },
    kg: { id: 'finance.contract.serviceUnit.kg', defaultMessage: 'Per kg' },
  }),
  unitStandard: defineMessages<UnitSystem>({
    metric: { id: 'finance.contract.unit.metric', defaultMessage: 'Metric (km)' },
    imperial: { id: 'finance.contract.unit.imperial', defaultMessage: 'Imperial (miles)' },
  }),
  calculationBasedDate: defineMessages<CalculationDate>({
    created: { id: 'finance.contract.date.created', defaultMessage: 'Order created' },
    pickup: { id: 'finance.contract.date.pickup', defaultMessage: 'Pickup' },
    delivery: { id: 'finance.contract.date.delivery', defaultMessage: 'Delivery' },
  }),
  defaultMileageBilling: defineMessages<BilledMileage>({
    estimated: { id: 'finance.contract.mileage.estimated', defaultMessage: 'Estimated' },
    actual: { id: 'finance.contract.mileage.actual', defaultMessage: 'Actual' },
  }),
  invoiceIssuer: defineMessages<InvoiceIssuer>({
    payee: { id: 'finance.contract.issuer.payee', defaultMessage: 'Payee' },
    payer: { id: 'finance.contract.issuer.payer', defaultMessage: 'Payer (self-billing)' },
  }),
  eInvoices: defineMessages<EInvoiceChoice>({
    bySettings: { id: 'finance.contract.eInvoices.bySettings', defaultMessage: 'If either side asks for them' },
    always: { id: 'finance.contract.eInvoices.always', defaultMessage: 'Always' },
    never: { id: 'finance.contract.eInvoices.never', defaultMessage: 'Never' },
  }),
  billingCycle: defineMessages<BillingCycle>({
    perOrder: { id: 'finance.contract.cycle.perOrder', defaultMessage: 'One invoice per order or trip' },
    weekly: { id: 'finance.contract.cycle.weekly', defaultMessage: 'Weekly, grouped' },
    monthly: { id: 'finance.contract.cycle.monthly', defaultMessage: 'Monthly, grouped' },
  }),
};
