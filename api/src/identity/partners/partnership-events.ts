import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { notify, resolveNotifications } from '../notifications/notify.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { publish } from '../../platform/live/publish.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import type { StoredStatus } from './partner.rules.ts';
import { findOrganizationName } from './partnerships.store.ts';

type StatusChange = { event: TimelineEvent<'partner'>; from: StoredStatus | null; to: StoredStatus | null; at: number };

/** Records a change of the partnership in the timelines of both organizations. */
export async function recordForBoth(tx: Db, caller: Caller, partnerId: string, { event, from, to, at }: StatusChange) {
  const ownId = caller.organizationId;
  for (const [organizationId, subjectId] of [
    [ownId, partnerId],
    [partnerId, ownId],
  ] as const) {
    await recordTimeline(tx, caller, {
      subject: 'partner',
      subjectId,
      organizationId,
      event,
      from,
      to,
      occurredAt: at,
    });
  }
  await publishPartnersChanged(tx, [ownId, partnerId]);
}

/** Makes open lists of both organizations refetch the partnership. */
async function publishPartnersChanged(tx: Db, organizationIds: readonly string[]): Promise<void> {
  const users = await tx
    .selectFrom('users')
    .select('users.id')
    .where('users.organizationId', 'in', organizationIds)
    .where('users.status', '=', USER_STATUS.active)
    .execute();
  await publish(tx, { topic: 'partners', userIds: users.map(({ id }) => id), payload: null });
}

const PARTNER_MANAGERS = { model: 'partner', action: 'write' } as const;
type PartnershipNotification = { partnerId: string; partnershipId: string; at: number };

/** Notifies the users who manage the partner's partners. */
export async function notifyPartner(
  tx: Db,
  caller: Caller,
  kind: 'partnerRequest' | 'partnerConfirmed',
  { partnerId, partnershipId, at }: PartnershipNotification,
) {
  const organization = await findOrganizationName(tx, caller.organizationId);
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: PARTNER_MANAGERS },
    kind,
    subjectId: partnershipId,
    values: { organization },
    at,
  });
}

export const resolveRequestNotification = (tx: Db, { partnershipId, at }: Omit<PartnershipNotification, 'partnerId'>) =>
  resolveNotifications(tx, 'partnerRequest', partnershipId, at);
