import type { FieldError } from 'shared-contracts/common';
import type { OrderInput } from 'shared-contracts/orders';
import { nameableContacts } from '../network/contacts/contacts.store.ts';
import { contractsOf } from '../finance/contracts/contracts.store.ts';
import { nameableLocations } from '../network/locations/locations.store.ts';
import { activePartnerIds } from '../identity/partners/partners.store.ts';
import type { Db } from '../platform/database.ts';
import { vehicleTypesFor } from '../fleet/vehicles/vehicle-types.store.ts';

/** Where in the input an id stands, e.g. `stops.1.locationId`. */
type Mention = { field: string; id: string };

const one = (field: string, id: string | undefined): Mention[] => (id === undefined ? [] : [{ field, id }]);
const listed = (field: string, ids: readonly string[]): Mention[] =>
  ids.map((id, i) => ({ field: `${field}.${i}`, id }));

type Mentions = {
  noun: string;
  mentions: Mention[];
  known: (db: Db, organizationId: string, ids: string[]) => { execute: () => Promise<{ id: string }[]> };
};

/** Every id that an order names, and what an organization may name: its own, its active partners' and the platform's. */
const mentionsIn = ({
  partnerId,
  contractId,
  operationId,
  orderTypeId,
  vehicleTypeIds = [],
  notificationContactIds = [],
  cargoItems = [],
  stops = [],
}: Partial<OrderInput>): Mentions[] => [
  {
    noun: 'Partner',
    mentions: one('partnerId', partnerId),
    known: (db, us, ids) => activePartnerIds(db, us).where('organizations.id', 'in', ids),
  },
  {
    noun: 'Contract',
    mentions: one('contractId', contractId),
    known: (db, us, ids) => contractsOf(db, us).select('id').where('id', 'in', ids),
  },
  {
    noun: 'Operation',
    mentions: one('operationId', operationId),
    known: (db, us, ids) =>
      db.selectFrom('operations').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  {
    noun: 'Order type',
    mentions: one('orderTypeId', orderTypeId),
    known: (db, us, ids) =>
      db.selectFrom('orderTypes').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  {
    noun: 'Vehicle type',
    mentions: listed('vehicleTypeIds', vehicleTypeIds),
    known: (db, us, ids) => vehicleTypesFor(db, us).select('id').where('id', 'in', ids),
  },
  {
    noun: 'Cargo',
    mentions: cargoItems.map(({ cargoId }, i) => ({ field: `cargoItems.${i}.cargoId`, id: cargoId })),
    known: (db, us, ids) =>
      db.selectFrom('cargos').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  {
    noun: 'Location',
    mentions: stops.map(({ locationId }, i) => ({ field: `stops.${i}.locationId`, id: locationId })),
    known: (db, us, ids) => nameableLocations(db, us).select('id').where('id', 'in', ids),
  },
  {
    noun: 'Contact',
    mentions: [
      ...stops.flatMap(({ contactId }, i) =>
        contactId === null ? [] : [{ field: `stops.${i}.contactId`, id: contactId }],
      ),
      ...listed('notificationContactIds', notificationContactIds),
    ],
    known: (db, us, ids) => nameableContacts(db, us).select('id').where('contacts.id', 'in', ids),
  },
];

/** Those of the named ids that are known, of whatever order names them. */
async function knownOf(db: Db, organizationId: string, named: readonly Mentions[]): Promise<Set<string>> {
  const [first] = named;
  const ids = new Set(named.flatMap(({ mentions }) => mentions.map(({ id }) => id.toLowerCase())));
  if (!first || ids.size === 0) return new Set();
  const rows = await first.known(db, organizationId, [...ids]).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What orders name that their organization does not have, by field, for each: a query for each kind of what they name. */
export async function unknownReferences(
  db: Db,
  organizationId: string,
  inputs: readonly Partial<OrderInput>[],
): Promise<Record<string, FieldError>[]> {
  const named = inputs.map(mentionsIn);
  const unknown = inputs.map((): Record<string, FieldError> => ({}));
  for (const kind of (named[0] ?? []).keys()) {
    const ofKind = named.flatMap((kinds) => kinds[kind] ?? []);
    const ids = await knownOf(db, organizationId, ofKind);
    for (const [i, { noun, mentions }] of ofKind.entries()) {
      for (const { field, id } of mentions)
        if (!ids.has(id.toLowerCase()))
          Object.assign(unknown[i] ?? {}, { [field]: { code: 'notFound', message: `${noun} not found` } });
    }
  }
  return unknown;
}
