import type { PartnerAction } from 'shared-contracts/network';
import type { Caller } from '../../platform/caller.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { liveTripsRefusal, refusalOf, WAYS } from './partner.rules.ts';
import { settleRequest, tellPartner, writeToBoth } from './partner-log.ts';
import { lockPartner } from './partners.store.ts';
import { deletePartnership, liveTripsBetween, setStatus } from './partnerships.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;

async function carryOut(tx: Db, caller: Caller, partnershipId: string, action: PartnerAction) {
  const { to } = WAYS[action];
  if (to === null) await deletePartnership(tx, partnershipId);
  else await setStatus(tx, partnershipId, to, to === 'blocked' ? caller.organizationId : null);
}

/** Takes a partnership of the caller's organization one step on; what is so already changes nothing. @throws 404, 409 */
export const movePartner = (
  { db, now }: Server,
  caller: Caller,
  partnerId: string,
  action: PartnerAction,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, caller.organizationId, partnerId);
    if (!partner) throw notFound();
    const { partnershipId, stored: status, isAsked, isBlockedByUs } = partner;
    const { to, event } = WAYS[action];
    if (status === to) return;
    const refusal =
      refusalOf(action, { status, isAsked, isBlockedByUs }) ??
      (to === null ? liveTripsRefusal(await liveTripsBetween(tx, caller.organizationId, partnerId)) : null);
    if (refusal) throw refusal;
    const at = now();
    await carryOut(tx, caller, partnershipId, action);
    await writeToBoth(tx, caller, partnerId, { event, from: status, to, at });
    if (status === 'waitingConfirmation') await settleRequest(tx, { partnershipId, at });
    if (action === 'confirm') await tellPartner(tx, caller, 'partnerConfirmed', { partnerId, partnershipId, at });
  });
