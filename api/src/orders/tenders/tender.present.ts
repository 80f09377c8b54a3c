import type { ReceivedOffer, Tender } from 'shared-contracts/orders/tenders';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import type { ReceivedOfferRecord } from './received-offers.store.ts';
import { toOfferState } from './run-tender.ts';
import { availableOfferActions } from './tender.rules.ts';
import type { TenderRecord } from './tenders.store.ts';

/** @param canWrite whether the caller may decide */
export const presentTender = (
  { offers, organizationId: _o, orderId: _i, createdBy: _c, ...tender }: TenderRecord,
  canWrite: boolean,
): Tender => ({
  ...tender,
  canCancel: canWrite && tender.state === 'open',
  offers: offers.map((offer) => ({
    id: offer.id,
    state: offer.state,
    price: offer.price,
    quotedPrice: offer.quotedPrice,
    currency: offer.currency,
    deadline: offer.deadline,
    reason: offer.reason,
    answeredAt: offer.answeredAt,
    partner: { id: offer.partnerId, name: offer.partner },
    contract: { id: offer.contractId, name: offer.contract },
    canAward: canWrite && tender.state === 'open' && offer.state === 'quoted',
  })),
});

/** @param now unix seconds */
export function presentReceived(row: ReceivedOfferRecord, caller: Caller, now: number): ReceivedOffer {
  const { organizationId, organization, vehicleTypes, allowsCounter: _a, answeredAt: _at, ...offer } = row;
  const roles = hasAccess(caller, HANDLES_ORDERS) ? (['partner'] as const) : [];
  return {
    ...offer,
    organization: { id: organizationId, name: organization },
    vehicleTypes: vehicleTypes.map(({ name }) => name),
    actions: availableOfferActions(toOfferState(row, row), { isRoot: false, roles }, now),
  };
}
