import { defineMessages } from 'react-intl';

/** Errors by API code and schema check. */
export const fieldErrorMessages = defineMessages({
  overlap: { id: 'finance.contract.wrong.overlap', defaultMessage: 'Overlaps another band' },
  emptyBand: { id: 'finance.contract.wrong.emptyBand', defaultMessage: 'Must be more than from' },
  duplicate: { id: 'finance.contract.wrong.twice', defaultMessage: 'Duplicate entry' },
  upTo100: { id: 'finance.contract.wrong.upTo100', defaultMessage: 'Max 100' },
  endBeforeStart: { id: 'finance.contract.wrong.endBeforeStart', defaultMessage: 'Must be after the start date' },
  notFound: { id: 'finance.contract.wrong.notFound', defaultMessage: 'No longer available. Choose another one' },
});
