import { defineMessages } from 'react-intl';
import type { ProvisionalReason, RatingRule } from 'shared-contracts/values/rating';

export const messages = defineMessages({
  title: { id: 'finance.try.title', defaultMessage: 'Try it' },
  lead: { id: 'finance.try.lead', defaultMessage: 'What an example trip costs by these terms, and why.' },
  distance: { id: 'finance.try.distance', defaultMessage: 'Distance of the trip' },
  approach: { id: 'finance.try.approach', defaultMessage: 'Way to the first pickup' },
  lane: { id: 'finance.try.lane', defaultMessage: 'Lane' },
  noLane: { id: 'finance.try.noLane', defaultMessage: 'None of the lanes' },
  isBackhaul: { id: 'finance.try.isBackhaul', defaultMessage: 'Backhaul' },
  loading: { id: 'finance.try.loading', defaultMessage: 'Time at the pickup' },
  unloading: { id: 'finance.try.unloading', defaultMessage: 'Time at the drop' },
  transit: { id: 'finance.try.transit', defaultMessage: 'Transit, later than planned' },
  extra: { id: 'finance.try.extra', defaultMessage: 'Extra charge' },
  discount: { id: 'finance.try.discount', defaultMessage: 'Discount' },
  line: { id: 'finance.try.line', defaultMessage: 'Line' },
  amount: { id: 'finance.try.amount', defaultMessage: 'Amount' },
  taxBase: { id: 'finance.try.taxBase', defaultMessage: 'Tax base' },
  vat: { id: 'finance.try.vat', defaultMessage: 'VAT' },
  total: { id: 'finance.try.total', defaultMessage: 'Grand total' },
  incomplete: { id: 'finance.try.incomplete', defaultMessage: 'The price stands here as soon as the terms are complete.' },
});

/** What made a line. */
export const rules = defineMessages<RatingRule>({
  pointToPoint: { id: 'finance.rule.pointToPoint', defaultMessage: 'Point-to-point lane' },
  flatTrip: { id: 'finance.rule.flatTrip', defaultMessage: 'Flat trip rate' },
  distance: { id: 'finance.rule.distance', defaultMessage: 'Distance' },
  distanceDiscount: { id: 'finance.rule.distanceDiscount', defaultMessage: 'Distance discount' },
  loadingDelay: { id: 'finance.rule.loadingDelay', defaultMessage: 'Loading delay' },
  transitDelay: { id: 'finance.rule.transitDelay', defaultMessage: 'Transit delay' },
  unloadingDelay: { id: 'finance.rule.unloadingDelay', defaultMessage: 'Unloading delay' },
  demurrage: { id: 'finance.rule.demurrage', defaultMessage: 'Demurrage' },
  extraCharge: { id: 'finance.rule.extraCharge', defaultMessage: 'Extra charge' },
  discount: { id: 'finance.rule.discount', defaultMessage: 'Discount' },
});

/** How it was worked out. */
export const traces = defineMessages({
  distance: { id: 'finance.trace.distance', defaultMessage: '{distance} {unit} at {rate}' },
  band: { id: 'finance.trace.band', defaultMessage: 'band from {from} to {to} {unit}' },
  openBand: { id: 'finance.trace.openBand', defaultMessage: 'band from {from} {unit} on' },
  baseRate: { id: 'finance.trace.baseRate', defaultMessage: 'base rate' },
  discount: { id: 'finance.trace.discount', defaultMessage: '{percentage} % from {threshold} {unit} on' },
  delay: { id: 'finance.trace.delay', defaultMessage: '{hours} h over the {free} h that are free × {rate}' },
  hours: { id: 'finance.trace.hours', defaultMessage: '{hours} h × {rate}' },
});

/** Why a bill could not be approved as it is. */
export const reasons = defineMessages<ProvisionalReason>({
  noRate: { id: 'finance.reason.noRate', defaultMessage: 'No rate for this distance' },
  noDistance: { id: 'finance.reason.noDistance', defaultMessage: 'The distance is not known' },
  noActualDistance: { id: 'finance.reason.noActualDistance', defaultMessage: 'The actual distance is not known yet: the estimated one is charged' },
  noApproachDistance: { id: 'finance.reason.noApproachDistance', defaultMessage: 'The way to the first pickup is not known' },
  stillStanding: { id: 'finance.reason.stillStanding', defaultMessage: 'The vehicle has not left a stop yet' },
});
