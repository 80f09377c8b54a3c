import type { FieldError } from 'shared-contracts/common';
import type { OrderInput } from 'shared-contracts/orders';
import { nameableContacts } from '../contacts/contacts.store.ts';
import { contractsOf } from '../contracts/contracts.store.ts';
import { nameableLocations } from '../locations/locations.store.ts';
import { activePartnerIds } from '../partners/partners.store.ts';
import type { Db } from '../platform/database.ts';
import { vehicleTypesFor } from '../vehicles/vehicle-types.store.ts';

/** Where in the input an id stands, e.g. `stops.1.locationId`. */
type Mention = { field: string; id: string };

const one = (field: string, id: string | undefined): Mention[] => (id === undefined ? [] : [{ field, id }]);
const listed = (field: string, ids: readonly string[]): Mention[] => ids.map((id, i) => ({ field: `${field}.${i}`, id }));

type Mentions = { noun: string; mentions: Mention[]; known: (db: Db, organizationId: string, ids: string[]) => { execute: () => Promise<{ id: string }[]> } };

/** Every id that an order names, and what an organization may name: its own, its active partners' and the platform's. */
const mentionsIn = ({
  partnerId, contractId, operationId, orderTypeId, vehicleTypeIds = [], notificationContactIds = [], cargoItems = [], stops = [],
}: Partial<OrderInput>): Mentions[] => [
  { noun: 'Partner', mentions: one('partnerId', partnerId), known: (db, us, ids) => activePartnerIds(db, us).where('organizations.id', 'in', ids) },
  { noun: 'Contract', mentions: one('contractId', contractId), known: (db, us, ids) => contractsOf(db, us).select('id').where('id', 'in', ids) },
  {
    noun: 'Operation', mentions: one('operationId', operationId),
    known: (db, us, ids) => db.selectFrom('operations').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  {
    noun: 'Order type', mentions: one('orderTypeId', orderTypeId),
    known: (db, us, ids) => db.selectFrom('orderTypes').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  { noun: 'Vehicle type', mentions: listed('vehicleTypeIds', vehicleTypeIds), known: (db, us, ids) => vehicleTypesFor(db, us).select('id').where('id', 'in', ids) },
  {
    noun: 'Cargo', mentions: cargoItems.map(({ cargoId }, i) => ({ field: `cargoItems.${i}.cargoId`, id: cargoId })),
    known: (db, us, ids) => db.selectFrom('cargos').select('id').where('organizationId', '=', us).where('id', 'in', ids),
  },
  {
    noun: 'Location', mentions: stops.map(({ locationId }, i) => ({ field: `stops.${i}.locationId`, id: locationId })),
    known: (db, us, ids) => nameableLocations(db, us).select('id').where('id', 'in', ids),
  },
  {
    noun: 'Contact',
    mentions: [
      ...stops.flatMap(({ contactId }, i) => (contactId === null ? [] : [{ field: `stops.${i}.contactId`, id: contactId }])),
      ...listed('notificationContactIds', notificationContactIds),
    ],
    known: (db, us, ids) => nameableContacts(db, us).select('id').where('contacts.id', 'in', ids),
  },
];

async function unknownOf(db: Db, organizationId: string, { noun, mentions, known }: Mentions): Promise<[string, FieldError][]> {
  if (mentions.length === 0) return [];
  const rows = await known(db, organizationId, [...new Set(mentions.map(({ id }) => id))]).execute();
  const ids = new Set(rows.map(({ id }) => id));
  return mentions.filter(({ id }) => !ids.has(id.toLowerCase())).map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** What an order names that its organization does not have, by field. */
export async function unknownReferences(db: Db, organizationId: string, input: Partial<OrderInput>): Promise<Record<string, FieldError>> {
  const unknown: [string, FieldError][] = [];
  for (const mentions of mentionsIn(input)) unknown.push(...(await unknownOf(db, organizationId, mentions)));
  return Object.fromEntries(unknown);
}
