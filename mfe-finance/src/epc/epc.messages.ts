import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  remaining: { id: 'finance.epc.remaining', defaultMessage: 'EPC {count, number}' },
  about: { id: 'finance.epc.about', defaultMessage: 'Prepaid trip credits left and their balance' },
  unknown: { id: 'finance.epc.unknown', defaultMessage: 'EPC –' },
  failed: { id: 'finance.epc.failed', defaultMessage: 'Prepaid trip credits can’t be loaded right now' },
});
