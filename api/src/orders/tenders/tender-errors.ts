import type { TenderOfferState } from 'shared-contracts/values/orders/tenders';
import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { TenderGuard } from './tender.rules.ts';

/** The API error for a rejected answer to a tender's offer. */
export function toOfferError(
  rejection: TenderGuard | 'stageNotAllowed' | 'forbidden',
  state: TenderOfferState,
): AppError {
  switch (rejection) {
    case 'forbidden':
      return forbidden();
    case 'reasonGiven':
      return invalidField('reason', 'required', 'Field is required');
    case 'beforeDeadline':
      return conflict('offerExpired', 'The time to answer this offer has run out', { state });
    case 'quotesAllowed':
      return conflict('quotesNotAllowed', 'This tender takes no other prices', { state });
    case 'hasFixedPrice':
      return conflict('priceMissing', 'This tender looks for the best price: name yours', { state });
    default:
      return conflict('offerClosed', `This offer is ${state}`, { state });
  }
}
