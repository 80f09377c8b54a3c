import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/common';
import type { TripInput } from 'shared-contracts/trips';
import { nameableContacts } from '../network/contacts/contacts.store.ts';
import { contractsOf } from '../finance/contracts/contracts.store.ts';
import type { Db } from '../platform/database.ts';
import { vehicleTypesFor } from '../fleet/vehicles/vehicle-types.store.ts';

/** Where in the input an id stands, e.g. `stops.1.contactId`. */
type Mention = { field: string; id: string };
const one = (field: string, id: string | null | undefined): Mention[] =>
  id === null || id === undefined ? [] : [{ field, id }];

type Mentions = {
  noun: string;
  mentions: Mention[];
  known: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};

const zonesOf = async (db: Db, organizationId: string, ids: string[]) =>
  (
    await sql<{
      id: string;
    }>`select id from route_zones where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(db)
  ).rows;

/** Every id that a trip names beside its orders, vehicle and driver, and what an organization may name. */
const mentionsIn = ({
  requestedVehicleTypeId,
  billingContactId,
  billingContractId,
  routeZoneId,
  notificationContactIds = [],
  stops = [],
}: Partial<TripInput>): Mentions[] => [
  {
    noun: 'Vehicle type',
    mentions: one('requestedVehicleTypeId', requestedVehicleTypeId),
    known: (db, us, ids) => vehicleTypesFor(db, us).select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Contract',
    mentions: one('billingContractId', billingContractId),
    known: (db, us, ids) => contractsOf(db, us).select('id').where('id', 'in', ids).execute(),
  },
  { noun: 'Route zone', mentions: one('routeZoneId', routeZoneId), known: zonesOf },
  {
    noun: 'Contact',
    mentions: [
      ...one('billingContactId', billingContactId),
      ...stops.flatMap(({ contactId }, i) => one(`stops.${i}.contactId`, contactId)),
      ...notificationContactIds.flatMap((id, i) => one(`notificationContactIds.${i}`, id)),
    ],
    known: (db, us, ids) => nameableContacts(db, us).select('contacts.id').where('contacts.id', 'in', ids).execute(),
  },
];

async function unknownOf(
  db: Db,
  organizationId: string,
  { noun, mentions, known }: Mentions,
): Promise<[string, FieldError][]> {
  if (mentions.length === 0) return [];
  const ids = new Set(
    (await known(db, organizationId, [...new Set(mentions.map(({ id }) => id))])).map(({ id }) => id),
  );
  return mentions
    .filter(({ id }) => !ids.has(id.toLowerCase()))
    .map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** What a trip names that its organization does not have, by field. */
export async function unknownReferences(
  db: Db,
  organizationId: string,
  input: Partial<TripInput>,
): Promise<Record<string, FieldError>> {
  const unknown: [string, FieldError][] = [];
  for (const mentions of mentionsIn(input)) unknown.push(...(await unknownOf(db, organizationId, mentions)));
  return Object.fromEntries(unknown);
}

/** Who is paid by a trip: the partner of the billing contact, else the other side of the contract; null: nobody. `mismatch`: the two are not of one partner. */
export async function billingPartnerOf(
  db: Db,
  organizationId: string,
  { billingContactId, billingContractId }: Pick<TripInput, 'billingContactId' | 'billingContractId'>,
) {
  const contact = billingContactId
    ? await db
        .selectFrom('contacts')
        .select('organizationId as id')
        .where('id', '=', billingContactId)
        .executeTakeFirst()
    : undefined;
  const contract = billingContractId
    ? await db
        .selectFrom('contracts')
        .select(['organizationId', 'partnerId'])
        .where('id', '=', billingContractId)
        .executeTakeFirst()
    : undefined;
  const otherSide =
    contract && (contract.organizationId === organizationId ? contract.partnerId : contract.organizationId);
  const partner = contact && contact.id !== organizationId ? contact.id : null;
  return {
    partnerId: partner ?? otherSide ?? null,
    mismatch: partner !== null && otherSide !== undefined && partner !== otherSide,
  };
}
