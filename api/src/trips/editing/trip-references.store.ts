import { sql } from 'kysely';
import type { FieldError } from 'shared-contracts/common';
import type { TripInput } from 'shared-contracts/trips/trips';
import { selectVehicleTypes } from '../../fleet/public.ts';
import { selectUsableContacts } from '../../network/public.ts';
import type { Pricing } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

/** An id in the input. `field`: its path, such as `stops.1.contactId`. */
type Reference = { field: string; id: string };
const single = (field: string, id: string | null | undefined): Reference[] =>
  id === null || id === undefined ? [] : [{ field, id }];

/** The references to one kind of record. */
type ReferenceGroup = {
  noun: string;
  references: Reference[];
  /** Which of the ids an organization may refer to. */
  findAllowed: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};

async function findRouteZones(db: Db, organizationId: string, ids: string[]) {
  const { rows } = await sql<{
    id: string;
  }>`select id from route_zones where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** All references of a trip except those to orders, vehicle and driver. */
const listReferences = (
  pricing: Pricing,
  {
    requestedVehicleTypeId,
    billingContactId,
    billingContractId,
    routeZoneId,
    notificationContactIds = [],
    stops = [],
  }: Partial<TripInput>,
): ReferenceGroup[] => [
  {
    noun: 'Vehicle type',
    references: single('requestedVehicleTypeId', requestedVehicleTypeId),
    findAllowed: (db, organizationId, ids) =>
      selectVehicleTypes(db, organizationId).select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Contract',
    references: single('billingContractId', billingContractId),
    findAllowed: (db, organizationId, ids) => pricing.findContracts(db, organizationId, ids),
  },
  { noun: 'Route zone', references: single('routeZoneId', routeZoneId), findAllowed: findRouteZones },
  {
    noun: 'Contact',
    references: [
      ...single('billingContactId', billingContactId),
      ...stops.flatMap(({ contactId }, i) => single(`stops.${i}.contactId`, contactId)),
      ...notificationContactIds.flatMap((id, i) => single(`notificationContactIds.${i}`, id)),
    ],
    findAllowed: (db, organizationId, ids) =>
      selectUsableContacts(db, organizationId).select('contacts.id').where('contacts.id', 'in', ids).execute(),
  },
];

async function findUnknownInGroup(
  db: Db,
  organizationId: string,
  { noun, references, findAllowed }: ReferenceGroup,
): Promise<[string, FieldError][]> {
  if (references.length === 0) return [];
  const allowed = await findAllowed(db, organizationId, [...new Set(references.map(({ id }) => id))]);
  const allowedIds = new Set(allowed.map(({ id }) => id));
  return references
    .filter(({ id }) => !allowedIds.has(id.toLowerCase()))
    .map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** The references that the organization may not use, by field. */
export async function findUnknownReferences(
  db: Db,
  pricing: Pricing,
  organizationId: string,
  input: Partial<TripInput>,
): Promise<Record<string, FieldError>> {
  const errors: [string, FieldError][] = [];
  for (const group of listReferences(pricing, input))
    errors.push(...(await findUnknownInGroup(db, organizationId, group)));
  return Object.fromEntries(errors);
}

/**
 * The organization that a trip pays: that of the billing contact, or else the other party of the contract.
 * `isMismatch`: contact and contract belong to different partners.
 */
export async function findBillingPartner(
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
  const otherParty =
    contract && (contract.organizationId === organizationId ? contract.partnerId : contract.organizationId);
  const partnerId = contact && contact.id !== organizationId ? contact.id : null;
  return {
    partnerId: partnerId ?? otherParty ?? null,
    isMismatch: partnerId !== null && otherParty !== undefined && partnerId !== otherParty,
  };
}
