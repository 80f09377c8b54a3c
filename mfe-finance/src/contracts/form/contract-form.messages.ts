import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  edit: { id: 'finance.contract.form.edit', defaultMessage: 'Edit {name}' },
  send: { id: 'finance.contract.form.send', defaultMessage: 'Send to the partner' },
  save: { id: 'finance.contract.form.save', defaultMessage: 'Save' },
  cancel: { id: 'finance.contract.form.cancel', defaultMessage: 'Cancel' },
  locked: { id: 'finance.contract.form.locked', defaultMessage: 'You cannot edit {name}' },
  lockedText: {
    id: 'finance.contract.form.lockedText',
    defaultMessage: 'Only the organization that wrote a contract changes it.',
  },
  open: { id: 'finance.contract.form.open', defaultMessage: 'Open the contract' },
  newVersion: {
    id: 'finance.contract.form.newVersion',
    defaultMessage:
      'The terms are in force. Other terms become a new version: the partner reviews it, and until then those of today stay in force.',
  },
  waitingVersion: {
    id: 'finance.contract.form.waitingVersion',
    defaultMessage:
      'These are the newest terms. They wait for the partner, those in force stay until it confirms them.',
  },
  rejectedVersion: {
    id: 'finance.contract.form.rejectedVersion',
    defaultMessage: 'These are the terms that the partner has rejected: {reason}',
  },
});

/** What a field is for, under it. */
export const help = defineMessages({
  partnerFixed: {
    id: 'finance.contract.help.partnerFixed',
    defaultMessage: 'The partner stays: copy the contract for another one.',
  },
  expireDate: { id: 'finance.contract.help.expireDate', defaultMessage: 'Without one it does not expire.' },
  types: { id: 'finance.contract.help.types', defaultMessage: 'None: for all of them.' },
  mileageLocation: {
    id: 'finance.contract.help.mileageLocation',
    defaultMessage: 'The way from there to the first pickup is charged too.',
  },
  billingCurrency: {
    id: 'finance.contract.help.billingCurrency',
    defaultMessage: 'Without one bills are in the base currency.',
  },
  conversionRate: {
    id: 'finance.contract.help.conversionRate',
    defaultMessage: 'What one {currency} is worth in the billing currency.',
  },
  distanceRates: {
    id: 'finance.contract.help.distanceRates',
    defaultMessage:
      'The whole distance is charged at the value of the band that holds it. A band begins at its from and ends before its to; without one it has no end.',
  },
  distanceDiscounts: {
    id: 'finance.contract.help.distanceDiscounts',
    defaultMessage:
      'Taken off the price of the distance: the greatest distance that a trip reaches counts, and no other.',
  },
  flatTrip: {
    id: 'finance.contract.help.flatTrip',
    defaultMessage: 'Every trip costs the same, and bands of distance no longer count.',
  },
  pointRates: {
    id: 'finance.contract.help.pointRates',
    defaultMessage: 'From the first pickup to the last drop. A lane comes before the flat trip rate and the bands.',
  },
  delays: {
    id: 'finance.contract.help.delays',
    defaultMessage:
      'Time beyond the free hours is charged by the minute. A category without charges of its own is charged as standard.',
  },
  demurrage: {
    id: 'finance.contract.help.demurrage',
    defaultMessage:
      'Hours beyond the free ones are charged by their bands, in place of loading and unloading delays. Hours in no band cost the base rate.',
  },
  asStandard: { id: 'finance.contract.help.asStandard', defaultMessage: 'As standard' },
  noCharge: { id: 'finance.contract.help.noCharge', defaultMessage: 'No charge' },
  backhaulZero: { id: 'finance.contract.help.backhaulZero', defaultMessage: '0.00: the same as the rate.' },
});

export const buttons = defineMessages({
  addBand: { id: 'finance.contract.add.band', defaultMessage: 'Add band' },
  addDiscount: { id: 'finance.contract.add.discount', defaultMessage: 'Add discount' },
  addLane: { id: 'finance.contract.add.lane', defaultMessage: 'Add lane' },
  addHours: { id: 'finance.contract.add.hours', defaultMessage: 'Add hour band' },
  hasFlatTrip: { id: 'finance.contract.has.flatTrip', defaultMessage: 'Charge a flat trip rate' },
  hasDemurrage: { id: 'finance.contract.has.demurrage', defaultMessage: 'Charge demurrage' },
  fill: { id: 'finance.contract.bands.fill', defaultMessage: 'Fill the gap' },
});

/** What is found in bands while they are typed. */
export const bandMessages = defineMessages({
  empty: { id: 'finance.contract.bands.empty', defaultMessage: 'Ends before it begins' },
  overlap: { id: 'finance.contract.bands.overlap', defaultMessage: 'Overlaps row {row} from {from} to {to} {unit}' },
  overlapOpen: { id: 'finance.contract.bands.overlapOpen', defaultMessage: 'Overlaps row {row} from {from} {unit} on' },
  gap: { id: 'finance.contract.bands.gap', defaultMessage: 'Gap: no rate from {from} to {to} {unit}' },
  open: { id: 'finance.contract.bands.open', defaultMessage: 'Gap: no rate from {from} {unit} on' },
  gapHours: { id: 'finance.contract.bands.gapHours', defaultMessage: 'From {from} to {to} h the base rate counts' },
  openHours: { id: 'finance.contract.bands.openHours', defaultMessage: 'From {from} h on the base rate counts' },
  whole: { id: 'finance.contract.bands.whole', defaultMessage: 'No gaps and no overlaps' },
});

/** What may be wrong with fields beyond the usual. */
export const wrongs = defineMessages({
  overlap: { id: 'finance.contract.wrong.overlap', defaultMessage: 'Overlaps another band' },
  emptyBand: { id: 'finance.contract.wrong.emptyBand', defaultMessage: 'Must be more than from' },
  twice: { id: 'finance.contract.wrong.twice', defaultMessage: 'Stands here twice' },
  upTo100: { id: 'finance.contract.wrong.upTo100', defaultMessage: 'Max 100' },
  endBeforeStart: { id: 'finance.contract.wrong.endBeforeStart', defaultMessage: 'Must be after the start date' },
  notFound: { id: 'finance.contract.wrong.notFound', defaultMessage: 'No longer there: choose another one' },
});
