import { defineMessages } from 'react-intl';
import type { RateSource } from 'shared-contracts/values/finance/exchange-rates';

export const rateSources = defineMessages<RateSource>({
  ecb: { id: 'finance.bill.rateSource.ecb', defaultMessage: 'ECB' },
  manual: { id: 'finance.bill.rateSource.manual', defaultMessage: 'entered' },
});

export const messages = defineMessages({
  own: { id: 'finance.bill.fact.own', defaultMessage: 'In your currency' },
  ownEarlier: { id: 'finance.bill.fact.ownEarlier', defaultMessage: 'last rate before {day}' },
  ownBooked: { id: 'finance.bill.fact.ownBooked', defaultMessage: 'booked' },
  ownProvisional: { id: 'finance.bill.fact.ownProvisional', defaultMessage: 'not booked' },
  rounding: { id: 'finance.bill.fact.rounding', defaultMessage: 'Rounding difference' },
});
