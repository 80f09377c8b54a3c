import { notify, settle } from '../notifications/notify.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { record } from '../../platform/timeline.ts';
import type { StoredStatus } from './partner.rules.ts';
import { nameOf } from './partnerships.store.ts';

type Step = { event: string; from: StoredStatus | null; to: StoredStatus | null; at: number };

/** Both organizations find in their timelines what became of their partnership. */
export async function writeToBoth(tx: Db, caller: Caller, partnerId: string, { event, from, to, at }: Step) {
  const us = caller.organizationId;
  for (const [organizationId, subjectId] of [
    [us, partnerId],
    [partnerId, us],
  ] as const) {
    await record(tx, caller, { subject: 'partner', subjectId, organizationId, event, from, to, occurredAt: at });
  }
}

const KEEPERS = { model: 'partner', action: 'write' } as const;
type News = { partnerId: string; partnershipId: string; at: number };

/** Who keeps the partners of the other side learns of it. */
export async function tellPartner(
  tx: Db,
  caller: Caller,
  kind: 'partnerRequest' | 'partnerConfirmed',
  { partnerId, partnershipId, at }: News,
) {
  const organization = await nameOf(tx, caller.organizationId);
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: KEEPERS },
    kind,
    subjectId: partnershipId,
    values: { organization },
    at,
  });
}

/** The request is answered or taken back: nobody needs to read of it any more. */
export const settleRequest = (tx: Db, { partnershipId, at }: Omit<News, 'partnerId'>) =>
  settle(tx, 'partnerRequest', partnershipId, at);
