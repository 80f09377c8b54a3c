import { defineMessages } from 'react-intl';
import type { BillProvisionalReason } from 'shared-contracts/values/finance/bills';
import type { RatingRule, ServiceUnit } from 'shared-contracts/values/finance/rating';

export const messages = defineMessages({
  charge: { id: 'ui.rated.charge', defaultMessage: 'Charge' },
  amount: { id: 'ui.rated.amount', defaultMessage: 'Amount' },
  taxBase: { id: 'ui.rated.taxBase', defaultMessage: 'Tax base' },
  vat: { id: 'ui.rated.vat', defaultMessage: 'VAT {percentage} %' },
  total: { id: 'ui.rated.total', defaultMessage: 'Grand total' },
});

/** The rating rule of a line. */
export const ratingRuleMessages = defineMessages<RatingRule>({
  agreedPrice: { id: 'ui.rated.rule.agreedPrice', defaultMessage: 'Agreed price' },
  pointToPoint: { id: 'ui.rated.rule.pointToPoint', defaultMessage: 'Point to point' },
  flatTrip: { id: 'ui.rated.rule.flatTrip', defaultMessage: 'Flat trip rate' },
  distance: { id: 'ui.rated.rule.distance', defaultMessage: 'Linehaul' },
  distanceDiscount: { id: 'ui.rated.rule.distanceDiscount', defaultMessage: 'Distance discount' },
  minimumCharge: { id: 'ui.rated.rule.minimumCharge', defaultMessage: 'Minimum charge' },
  fuelSurcharge: { id: 'ui.rated.rule.fuelSurcharge', defaultMessage: 'Fuel surcharge' },
  saturdaySurcharge: { id: 'ui.rated.rule.saturdaySurcharge', defaultMessage: 'Saturday surcharge' },
  sundaySurcharge: { id: 'ui.rated.rule.sundaySurcharge', defaultMessage: 'Sunday surcharge' },
  holidaySurcharge: { id: 'ui.rated.rule.holidaySurcharge', defaultMessage: 'Holiday surcharge' },
  loadingDelay: { id: 'ui.rated.rule.loadingDelay', defaultMessage: 'Loading delay' },
  transitDelay: { id: 'ui.rated.rule.transitDelay', defaultMessage: 'Transit delay' },
  unloadingDelay: { id: 'ui.rated.rule.unloadingDelay', defaultMessage: 'Unloading delay' },
  demurrage: { id: 'ui.rated.rule.demurrage', defaultMessage: 'Demurrage' },
  service: { id: 'ui.rated.rule.service', defaultMessage: 'Service' },
  extraCharge: { id: 'ui.rated.rule.extraCharge', defaultMessage: 'Extra charge' },
  discount: { id: 'ui.rated.rule.discount', defaultMessage: 'Discount' },
});

/** How a line was calculated. */
export const calculationMessages = defineMessages({
  distance: { id: 'ui.rated.trace.way', defaultMessage: '{distance} × {rate}' },
  agreedInTender: {
    id: 'ui.rated.trace.agreedInTender',
    defaultMessage: 'agreed in the tender, instead of the contract’s rates',
  },
  perTrip: { id: 'ui.rated.trace.perTrip', defaultMessage: '{rate} per trip' },
  band: { id: 'ui.rated.trace.band', defaultMessage: 'band {from} to {to} {unit}' },
  openBand: { id: 'ui.rated.trace.openBand', defaultMessage: 'band from {from} {unit} up' },
  discount: { id: 'ui.rated.trace.off', defaultMessage: '{percentage} % from {threshold} {unit}' },
  minimum: { id: 'ui.rated.trace.minimum', defaultMessage: 'up to the minimum of {rate}' },
  ofLinehaul: { id: 'ui.rated.trace.ofLinehaul', defaultMessage: '{percentage} % of the linehaul' },
  dayPercentage: {
    id: 'ui.rated.trace.dayPercentage',
    defaultMessage: '{percentage} % of the linehaul for {date}',
  },
  dayAmount: { id: 'ui.rated.trace.dayAmount', defaultMessage: '{rate} for {date}' },
  overFreeTime: {
    id: 'ui.rated.trace.beyond',
    defaultMessage: '{minutes} min beyond {free} min free, {rate} per hour',
  },
  perHour: { id: 'ui.rated.trace.perHour', defaultMessage: '{minutes} min, {rate} per hour' },
  baseRate: { id: 'ui.rated.trace.baseRate', defaultMessage: 'base rate' },
});

/** Quantity and rate of a service. */
export const serviceMessages = defineMessages<ServiceUnit>({
  order: { id: 'ui.rated.service.order', defaultMessage: '{quantity} × {rate} per order' },
  stop: { id: 'ui.rated.service.stop', defaultMessage: '{quantity} × {rate} per stop' },
  hour: { id: 'ui.rated.service.hour', defaultMessage: '{quantity} × {rate} per hour' },
  kg: { id: 'ui.rated.service.kg', defaultMessage: '{quantity} × {rate} per kg' },
});

/** Why a bill is provisional. */
export const provisionalReasonMessages = defineMessages<BillProvisionalReason>({
  noRate: { id: 'ui.rated.reason.noRate', defaultMessage: 'No rate for this distance' },
  noDistance: { id: 'ui.rated.reason.noDistance', defaultMessage: 'The distance isn’t known' },
  noActualDistance: { id: 'ui.rated.reason.noActualDistance', defaultMessage: 'The actual distance isn’t known yet' },
  noApproachDistance: {
    id: 'ui.rated.reason.noApproachDistance',
    defaultMessage: 'The distance to the first pickup isn’t known',
  },
  noServiceRate: { id: 'ui.rated.reason.noServiceRate', defaultMessage: 'A service has no price in the contract' },
  stillStanding: { id: 'ui.rated.reason.stillStanding', defaultMessage: 'The vehicle is still at a stop' },
  noContract: { id: 'ui.rated.reason.noContract', defaultMessage: 'No contract sets the rates' },
});
