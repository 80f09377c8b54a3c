import type { PartnershipTransition } from 'shared-contracts/identity/partners';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { liveTripsError, findActionError, TRANSITIONS } from './partner.rules.ts';
import { resolveRequestNotification, notifyPartner, recordForBoth } from './partnership-events.ts';
import { lockPartner } from './partners.store.ts';
import { deletePartnership, findLiveTripNumbers, updatePartnershipStatus } from './partnerships.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

async function applyTransition(tx: Db, caller: Caller, partnershipId: string, action: PartnershipTransition) {
  const { to } = TRANSITIONS[action];
  if (to === null) await deletePartnership(tx, partnershipId);
  else await updatePartnershipStatus(tx, partnershipId, to, to === 'blocked' ? caller.organizationId : null);
}

/** Applies an action to a partnership of the caller's organization; has no effect when it has the target status. @throws 404, 409 */
export const changePartnership = (
  { db, now }: Deps,
  caller: Caller,
  partnerId: string,
  action: PartnershipTransition,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, caller.organizationId, partnerId);
    if (!partner) throw notFound();
    await assertRevision(tx, caller, 'partner', { ...partner, ownerId: caller.organizationId }, seen);
    const { partnershipId, storedStatus: status, isRequestedByPartner, isBlockedByUs } = partner;
    const { to, event } = TRANSITIONS[action];
    if (status === to) return;
    const error =
      findActionError(action, { status, isRequestedByPartner, isBlockedByUs }) ??
      (to === null ? liveTripsError(await findLiveTripNumbers(tx, caller.organizationId, partnerId)) : null);
    if (error) throw error;
    const at = now();
    await applyTransition(tx, caller, partnershipId, action);
    await recordForBoth(tx, caller, partnerId, { event, from: status, to, at });
    if (status === 'waitingConfirmation') await resolveRequestNotification(tx, { partnershipId, at });
    if (action === 'confirm') await notifyPartner(tx, caller, 'partnerConfirmed', { partnerId, partnershipId, at });
  });
