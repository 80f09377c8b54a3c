import type { TenderOfferState } from 'shared-contracts/values/orders/tenders';
import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { TenderGuard } from './tender.rules.ts';

/** The API error for a rejected answer to a tender's offer. @param record the number of the order */
export function toOfferError(
  rejection: TenderGuard | 'stageNotAllowed' | 'forbidden',
  state: TenderOfferState,
  record: string,
): AppError {
  switch (rejection) {
    case 'forbidden':
      return forbidden();
    case 'reasonGiven':
      return invalidField('reason', 'required', 'Field is required');
    case 'beforeDeadline':
      return conflict('offerExpired', 'The time to answer this offer has run out', { record, state });
    case 'quotesAllowed':
      return conflict('quotesNotAllowed', 'This tender takes no other prices', { record, state });
    case 'hasFixedPrice':
      return conflict('priceMissing', 'This tender looks for the best price: name yours', { record, state });
    default:
      return conflict('offerClosed', `This offer is ${state}`, { record, state });
  }
}
