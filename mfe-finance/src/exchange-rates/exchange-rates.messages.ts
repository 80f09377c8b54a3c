import { defineMessages } from 'react-intl';
import type { RateSource } from 'shared-contracts/values/finance/exchange-rates';

export const messages = defineMessages({
  title: { id: 'finance.rates.title', defaultMessage: 'Exchange rates' },
  none: { id: 'finance.rates.none', defaultMessage: 'No exchange rates found' },
  noneText: {
    id: 'finance.rates.noneText',
    defaultMessage:
      'Import a file of the European Central Bank or enter a rate. Bills in other currencies are then shown in yours.',
  },
  search: { id: 'finance.rates.search', defaultMessage: 'Search by currency code' },
  shared: { id: 'finance.rates.shared', defaultMessage: 'Of the portal' },
});

export const fields = defineMessages({
  day: { id: 'finance.rates.field.day', defaultMessage: 'Date' },
  base: { id: 'finance.rates.field.base', defaultMessage: 'Currency' },
  quote: { id: 'finance.rates.field.quote', defaultMessage: 'In' },
  rate: { id: 'finance.rates.field.rate', defaultMessage: 'Rate' },
  source: { id: 'finance.rates.field.source', defaultMessage: 'Source' },
  reason: { id: 'finance.rates.field.reason', defaultMessage: 'Reason' },
  createdBy: { id: 'finance.rates.field.createdBy', defaultMessage: 'By' },
});

export const sources = defineMessages<RateSource>({
  ecb: { id: 'finance.rates.source.ecb', defaultMessage: 'ECB' },
  manual: { id: 'finance.rates.source.manual', defaultMessage: 'Entered' },
});

export const actions = defineMessages({
  enter: { id: 'finance.rates.enter', defaultMessage: 'Enter rate' },
  enterHelp: {
    id: 'finance.rates.enterHelp',
    defaultMessage: 'Replaces your rate of this pair and date. Booked bills keep theirs.',
  },
  baseHelp: { id: 'finance.rates.baseHelp', defaultMessage: 'Three letters, such as EUR' },
  import: { id: 'finance.rates.import', defaultMessage: 'Import rates' },
  importHelp: {
    id: 'finance.rates.importHelp',
    defaultMessage:
      'Choose a file of the European Central Bank: the daily rates (XML) or the history (CSV or ZIP). Rates that you entered stay, and booked bills keep theirs.',
  },
  choose: { id: 'finance.rates.choose', defaultMessage: 'Choose a file' },
  file: { id: 'finance.rates.file', defaultMessage: 'File with exchange rates' },
  imported: {
    id: 'finance.rates.imported',
    defaultMessage:
      '{count, plural, =0 {No new rate} one {# new rate} other {# new rates}} from {from} to {to}; {unchanged} unchanged.',
  },
});

export const notices = defineMessages({
  entered: { id: 'finance.rates.notice.entered', defaultMessage: 'Rate saved' },
});

export const fieldErrors = defineMessages({
  code: { id: 'finance.rates.error.code', defaultMessage: 'Enter a code of three letters' },
  same: { id: 'finance.rates.error.same', defaultMessage: 'Choose another currency' },
  rate: { id: 'finance.rates.error.rate', defaultMessage: 'Enter a positive number with up to 8 decimals' },
});

export const fileErrors = defineMessages({
  fileFormat: {
    id: 'finance.rates.file.format',
    defaultMessage: 'This isn’t a file with exchange rates of the European Central Bank',
  },
  fileDamaged: { id: 'finance.rates.file.damaged', defaultMessage: 'The file is damaged and can’t be read' },
  tooManyRows: { id: 'finance.rates.file.tooManyRows', defaultMessage: 'The file has more than {max} rates' },
  other: { id: 'finance.rates.file.other', defaultMessage: 'The file can’t be read' },
});
