import type { NetworkSharing, NetworkSharingInput } from 'shared-contracts/network/sharing';
import type { ShareScope } from 'shared-contracts/values/network/sharing';
import type { Db } from '../../platform/database/database.ts';

/** The contacts and locations of one side of a partnership. */
export type Side = { partnershipId: string; organizationId: string };
export type SharedKind = keyof NetworkSharingInput;
export type SharedRecords = Pick<NetworkSharing, SharedKind>;
export const SHARED_KINDS: readonly SharedKind[] = ['contacts', 'locations'];

const listChosenContacts = (db: Db, { partnershipId, organizationId }: Side) =>
  db
    .selectFrom('sharedContacts')
    .innerJoin('contacts', 'contacts.id', 'sharedContacts.contactId')
    .select(['contacts.id', 'contacts.name'])
    .where('partnershipId', '=', partnershipId)
    .where('contacts.organizationId', '=', organizationId)
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .execute();

const listChosenLocations = (db: Db, { partnershipId, organizationId }: Side) =>
  db
    .selectFrom('sharedLocations')
    .innerJoin('locations', 'locations.id', 'sharedLocations.locationId')
    .select(['locations.id', 'locations.name'])
    .where('partnershipId', '=', partnershipId)
    .where('locations.organizationId', '=', organizationId)
    .orderBy('locations.name')
    .orderBy('locations.id')
    .execute();

/** The records that one side of a partnership shares with the other; none by default. */
export async function findNetworkSharing(db: Db, side: Side): Promise<SharedRecords> {
  const scopes = await db
    .selectFrom('networkShares')
    .select(['contacts', 'locations'])
    .where('partnershipId', '=', side.partnershipId)
    .where('organizationId', '=', side.organizationId)
    .executeTakeFirst();
  const [contacts, locations] = [await listChosenContacts(db, side), await listChosenLocations(db, side)];
  return {
    contacts: { scope: scopes?.contacts ?? 'none', chosen: contacts },
    locations: { scope: scopes?.locations ?? 'none', chosen: locations },
  };
}

/** Which of the ids belong to the organization. */
export const findOwnIds = async (tx: Db, kind: SharedKind, organizationId: string, ids: readonly string[]) =>
  ids.length === 0
    ? new Set<string>()
    : new Set(
        (
          await tx
            .selectFrom(kind)
            .select('id')
            .where('organizationId', '=', organizationId)
            .where('id', 'in', ids)
            .execute()
        ).map(({ id }) => id),
      );

export const saveScopes = (tx: Db, side: Side, scopes: Record<SharedKind, ShareScope>) =>
  tx
    .insertInto('networkShares')
    .values({ ...side, ...scopes })
    .onConflict((on) => on.columns(['partnershipId', 'organizationId']).doUpdateSet(scopes))
    .execute();

/** Replaces the chosen contacts of one side; those of the other side stay. */
export async function replaceChosenContacts(tx: Db, { partnershipId, organizationId }: Side, ids: readonly string[]) {
  await tx
    .deleteFrom('sharedContacts')
    .where('partnershipId', '=', partnershipId)
    .where('contactId', 'in', tx.selectFrom('contacts').select('id').where('organizationId', '=', organizationId))
    .execute();
  if (ids.length > 0)
    await tx
      .insertInto('sharedContacts')
      .values(ids.map((contactId) => ({ partnershipId, contactId })))
      .execute();
}

/** Like `replaceChosenContacts`, for locations. */
export async function replaceChosenLocations(tx: Db, { partnershipId, organizationId }: Side, ids: readonly string[]) {
  await tx
    .deleteFrom('sharedLocations')
    .where('partnershipId', '=', partnershipId)
    .where('locationId', 'in', tx.selectFrom('locations').select('id').where('organizationId', '=', organizationId))
    .execute();
  if (ids.length > 0)
    await tx
      .insertInto('sharedLocations')
      .values(ids.map((locationId) => ({ partnershipId, locationId })))
      .execute();
}
