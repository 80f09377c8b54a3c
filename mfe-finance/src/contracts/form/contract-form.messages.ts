import { defineMessages } from 'react-intl';
import type { DayRateKind } from './day-rates-values.ts';

export const messages = defineMessages({
  edit: { id: 'finance.contract.form.edit', defaultMessage: 'Edit {name}' },
  send: { id: 'finance.contract.form.send', defaultMessage: 'Send to the partner' },
  save: { id: 'finance.contract.form.save', defaultMessage: 'Save' },
  cancel: { id: 'finance.contract.form.cancel', defaultMessage: 'Cancel' },
  locked: { id: 'finance.contract.form.locked', defaultMessage: 'You can’t edit {name}' },
  lockedText: {
    id: 'finance.contract.form.lockedText',
    defaultMessage: 'Only the organization that wrote the contract can change it.',
  },
  open: { id: 'finance.contract.form.open', defaultMessage: 'Open the contract' },
  newVersion: {
    id: 'finance.contract.form.newVersion',
    defaultMessage:
      'These terms are in force. Changes create a new version for the partner to review; the current terms stay in force until it is confirmed.',
  },
  waitingVersion: {
    id: 'finance.contract.form.waitingVersion',
    defaultMessage:
      'These are the newest terms, waiting for the partner’s review. The current terms stay in force until they are confirmed.',
  },
  raised: {
    id: 'finance.contract.form.raised',
    defaultMessage: 'All rates are raised by {percentage} %. Review and save them.',
  },
  rejectedVersion: {
    id: 'finance.contract.form.rejectedVersion',
    defaultMessage: 'The partner rejected these terms: {reason}',
  },
});

export const helpTexts = defineMessages({
  invoiceIssuer: {
    id: 'finance.contract.help.invoiceIssuer',
    defaultMessage: 'Self-billed invoices have the payer’s numbers, and need the payee’s agreement.',
  },
  eInvoices: {
    id: 'finance.contract.help.eInvoices',
    defaultMessage: 'The e-invoice (UBL) beside the PDF when an invoice is emailed.',
  },
  billingCycle: {
    id: 'finance.contract.help.billingCycle',
    defaultMessage: 'Grouped: approved bills wait for the invoice of their week or month.',
  },
  invoiceTolerance: {
    id: 'finance.contract.help.invoiceTolerance',
    defaultMessage:
      'By how much the carrier’s invoice may differ from a bill, before tax. Of both limits the lower one counts; without any, a cent is a difference.',
  },
  partnerFixed: {
    id: 'finance.contract.help.partnerFixed',
    defaultMessage: 'To use another partner, copy the contract.',
  },
  expireDate: { id: 'finance.contract.help.expireDate', defaultMessage: 'Leave empty for no expiry.' },
  effectiveFrom: {
    id: 'finance.contract.help.effectiveFrom',
    defaultMessage: 'Leave empty to apply them from the partner’s confirmation.',
  },
  types: { id: 'finance.contract.help.types', defaultMessage: 'Leave empty for all.' },
  mileageLocation: {
    id: 'finance.contract.help.mileageLocation',
    defaultMessage: 'The distance from there to the first pickup is charged too.',
  },
  billingCurrency: {
    id: 'finance.contract.help.billingCurrency',
    defaultMessage: 'Leave empty to bill in the base currency.',
  },
  conversionRate: {
    id: 'finance.contract.help.conversionRate',
    defaultMessage: 'Value of 1 {currency} in the billing currency.',
  },
  distanceRates: {
    id: 'finance.contract.help.distanceRates',
    defaultMessage:
      'The whole distance is charged at the value of its band. A band includes “From” and excludes “To”; leave “To” empty for no limit.',
  },
  distanceDiscounts: {
    id: 'finance.contract.help.distanceDiscounts',
    defaultMessage: 'Deducted from the distance charge. Only the discount for the longest distance reached applies.',
  },
  flatTrip: {
    id: 'finance.contract.help.flatTrip',
    defaultMessage: 'Every trip costs the same; distance bands don’t apply.',
  },
  pointRates: {
    id: 'finance.contract.help.pointRates',
    defaultMessage:
      'From the first pickup to the last drop. Lanes take precedence over the flat trip rate and distance bands.',
  },
  minimumCharge: {
    id: 'finance.contract.help.minimumCharge',
    defaultMessage: 'For the linehaul of an order or trip, after discounts. Enter 0.00 for none.',
  },
  raisePercentage: {
    id: 'finance.contract.help.raisePercentage',
    defaultMessage: 'Bands, lanes, flat trip rates and the minimum charge, rounded to cents.',
  },
  fuelSurcharges: {
    id: 'finance.contract.help.fuelSurcharges',
    defaultMessage:
      'A percentage of the linehaul, by rating date. Each applies until the next one; 0 % ends the surcharge.',
  },
  services: {
    id: 'finance.contract.help.services',
    defaultMessage:
      'The price list of extra services, such as a tail lift. They are charged on bills that request them.',
  },
  dayRates: {
    id: 'finance.contract.help.dayRates',
    defaultMessage:
      'Charged once for each date on which something is picked up or delivered, by the local date at the place. A public holiday without its own surcharge counts as its weekday.',
  },
  timeZone: {
    id: 'finance.contract.help.timeZone',
    defaultMessage: 'For places without opening hours. Others use the time zone of their opening hours.',
  },
  delays: {
    id: 'finance.contract.help.delays',
    defaultMessage:
      'Time beyond the free hours is charged by the minute. Categories without their own charges use the standard ones.',
  },
  demurrage: {
    id: 'finance.contract.help.demurrage',
    defaultMessage:
      'Hours beyond the free ones are charged by band, instead of loading and unloading delays. Hours outside the bands are charged at the base rate.',
  },
  asStandard: { id: 'finance.contract.help.asStandard', defaultMessage: 'As standard' },
  noCharge: { id: 'finance.contract.help.noCharge', defaultMessage: 'No charge' },
  backhaulZero: { id: 'finance.contract.help.backhaulZero', defaultMessage: 'Enter 0.00 to use the regular rate.' },
});

export const buttons = defineMessages({
  addBand: { id: 'finance.contract.add.band', defaultMessage: 'Add band' },
  addDiscount: { id: 'finance.contract.add.discount', defaultMessage: 'Add discount' },
  searchLanes: { id: 'finance.contract.searchLanes', defaultMessage: 'Search lanes by place or rate' },
  addLane: { id: 'finance.contract.add.lane', defaultMessage: 'Add lane' },
  raise: { id: 'finance.contract.form.raise', defaultMessage: 'Raise rates' },
  addSurcharge: { id: 'finance.contract.add.surcharge', defaultMessage: 'Add fuel surcharge' },
  addService: { id: 'finance.contract.add.service', defaultMessage: 'Add service' },
  addHoliday: { id: 'finance.contract.add.holiday', defaultMessage: 'Add public holiday' },
  addHours: { id: 'finance.contract.add.hours', defaultMessage: 'Add hour band' },
  hasFlatTrip: { id: 'finance.contract.has.flatTrip', defaultMessage: 'Charge a flat trip rate' },
  hasDemurrage: { id: 'finance.contract.has.demurrage', defaultMessage: 'Charge demurrage' },
  fill: { id: 'finance.contract.bands.fill', defaultMessage: 'Fill the gap' },
});

/** How a day is charged. */
export const dayRateKinds = defineMessages<DayRateKind>({
  none: { id: 'finance.contract.dayRate.none', defaultMessage: 'No surcharge' },
  percentage: { id: 'finance.contract.dayRate.percentage', defaultMessage: 'Percentage of the linehaul' },
  amount: { id: 'finance.contract.dayRate.amount', defaultMessage: 'Fixed amount' },
});

/** Errors and gaps of bands, shown while typing. */
export const bandMessages = defineMessages({
  empty: { id: 'finance.contract.bands.empty', defaultMessage: 'Ends before it begins' },
  overlap: { id: 'finance.contract.bands.overlap', defaultMessage: 'Overlaps row {row} from {from} to {to} {unit}' },
  overlapOpen: { id: 'finance.contract.bands.overlapOpen', defaultMessage: 'Overlaps row {row} beyond {from} {unit}' },
  gap: { id: 'finance.contract.bands.gap', defaultMessage: 'Gap: no rate from {from} to {to} {unit}' },
  open: { id: 'finance.contract.bands.open', defaultMessage: 'Gap: no rate beyond {from} {unit}' },
  gapHours: { id: 'finance.contract.bands.gapHours', defaultMessage: 'The base rate applies from {from} to {to} h' },
  openHours: { id: 'finance.contract.bands.openHours', defaultMessage: 'The base rate applies beyond {from} h' },
  complete: { id: 'finance.contract.bands.whole', defaultMessage: 'No gaps and no overlaps' },
});
