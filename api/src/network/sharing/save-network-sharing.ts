import type { FieldError, NamedRef } from 'shared-contracts/common';
import type { NetworkSharing, NetworkSharingInput } from 'shared-contracts/network/sharing';
import { lockPartner } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import {
  findNetworkSharing,
  findOwnIds,
  replaceChosenContacts,
  replaceChosenLocations,
  saveScopes,
  SHARED_KINDS,
  type SharedKind,
  type SharedRecords,
  type Side,
} from './network-sharing.store.ts';

const REPLACE = { contacts: replaceChosenContacts, locations: replaceChosenLocations } as const;
const NOUNS: Record<SharedKind, string> = { contacts: 'Contact', locations: 'Location' };

const toIds = (input: NetworkSharingInput, kind: SharedKind) =>
  input[kind]?.ids && [...new Set(input[kind].ids.map((id) => id.toLowerCase()))];

async function findUnknownIds(tx: Db, organizationId: string, input: NetworkSharingInput, kind: SharedKind) {
  const own = await findOwnIds(tx, kind, organizationId, toIds(input, kind) ?? []);
  return Object.fromEntries(
    (input[kind]?.ids ?? []).flatMap((id, i): [string, FieldError][] =>
      own.has(id.toLowerCase())
        ? []
        : [[`${kind}.ids.${i}`, { code: 'notFound', message: `${NOUNS[kind]} not found` }]],
    ),
  );
}

async function assertOwn(tx: Db, organizationId: string, input: NetworkSharingInput) {
  const errors = {
    ...(await findUnknownIds(tx, organizationId, input, 'contacts')),
    ...(await findUnknownIds(tx, organizationId, input, 'locations')),
  };
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

const namesOf = (chosen: readonly NamedRef[]) => chosen.map(({ name }) => name);

/** The changed scopes and chosen records, as names. */
function diffSharing(before: SharedRecords, after: SharedRecords) {
  const values = SHARED_KINDS.flatMap((kind): [string, unknown, unknown][] => [
    [kind, before[kind].scope, after[kind].scope],
    [`chosen.${kind}`, namesOf(before[kind].chosen), namesOf(after[kind].chosen)],
  ]);
  return Object.fromEntries(
    values
      .filter(([, from, to]) => JSON.stringify(from) !== JSON.stringify(to))
      .map(([field, from, to]) => [field, { from, to }]),
  );
}

/** Locks the caller's active partnership. @throws 404, 409 */
async function lockSide(tx: Db, caller: Caller, partnerId: string, seen: SeenRevision) {
  const { organizationId } = caller;
  const partner = await lockPartner(tx, organizationId, partnerId);
  if (!partner) throw notFound();
  await assertRevision(tx, caller, 'partner', { ...partner, ownerId: organizationId }, seen);
  const { storedStatus: status, partnershipId } = partner;
  if (status !== 'active')
    throw conflict('partnershipStatus', `Not possible while the partnership is ${status}`, { status });
  return { side: { partnershipId, organizationId } satisfies Side, revision: partner.revision };
}

/**
 * Changes what the caller's organization shares with a partner of its contacts and locations.
 * @throws 404; 409 unless the partnership is active; 422 by field for records of others
 */
export const saveNetworkSharing = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  partnerId: string,
  input: NetworkSharingInput,
  seen: SeenRevision,
): Promise<NetworkSharing> =>
  inTransaction(db, async (tx) => {
    const { side, revision } = await lockSide(tx, caller, partnerId, seen);
    await assertOwn(tx, side.organizationId, input);
    const before = await findNetworkSharing(tx, side);
    await saveScopes(tx, side, {
      contacts: input.contacts?.scope ?? before.contacts.scope,
      locations: input.locations?.scope ?? before.locations.scope,
    });
    for (const kind of SHARED_KINDS) {
      const ids = toIds(input, kind);
      if (ids) await REPLACE[kind](tx, side, ids);
    }
    const after = await findNetworkSharing(tx, side);
    const changes = diffSharing(before, after);
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged)
      await recordTimeline(tx, caller, {
        subject: 'partner',
        subjectId: partnerId,
        organizationId: side.organizationId,
        event: 'shared',
        changes,
        occurredAt: now(),
      });
    return { id: partnerId, revision: revision + Number(isChanged), ...after };
  });
