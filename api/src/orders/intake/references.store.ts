import type { FieldError } from 'shared-contracts/common';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { selectVehicleTypes } from '../../fleet/public.ts';
import { selectActivePartnerIds } from '../../identity/public.ts';
import { selectUsableContacts, selectUsableLocations } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Pricing } from '../pricing/pricing.hooks.ts';

/** An id in the input. `field`: its path, such as `stops.1.locationId`. */
type Reference = { field: string; id: string };

const single = (field: string, id: string | undefined): Reference[] => (id === undefined ? [] : [{ field, id }]);
const multiple = (field: string, ids: readonly string[]): Reference[] =>
  ids.map((id, i) => ({ field: `${field}.${i}`, id }));

/** The references to one kind of record. */
type ReferenceGroup = {
  noun: string;
  references: Reference[];
  /**
   * Which of the ids an organization may refer to: its own records, the platform's, and those that its partners share.
   */
  findAllowed: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};

/** All references of an order. Always returns the same groups in the same order. */
const listReferences =
  (pricing: Pricing) =>
  ({
    partnerId,
    contractId,
    operationId,
    orderTypeId,
    vehicleTypeIds = [],
    notificationContactIds = [],
    cargoItems = [],
    stops = [],
  }: Partial<OrderInput>): ReferenceGroup[] => [
    {
      noun: 'Partner',
      references: single('partnerId', partnerId),
      findAllowed: (db, organizationId, ids) =>
        selectActivePartnerIds(db, organizationId).where('organizations.id', 'in', ids).execute(),
    },
    {
      noun: 'Contract',
      references: single('contractId', contractId),
      findAllowed: (db, organizationId, ids) => pricing.findContracts(db, organizationId, ids),
    },
    {
      noun: 'Operation',
      references: single('operationId', operationId),
      findAllowed: (db, organizationId, ids) => findOwn(db, 'operations', organizationId, ids),
    },
    {
      noun: 'Order type',
      references: single('orderTypeId', orderTypeId),
      findAllowed: (db, organizationId, ids) => findOwn(db, 'orderTypes', organizationId, ids),
    },
    {
      noun: 'Vehicle type',
      references: multiple('vehicleTypeIds', vehicleTypeIds),
      findAllowed: (db, organizationId, ids) =>
        selectVehicleTypes(db, organizationId).select('id').where('id', 'in', ids).execute(),
    },
    {
      noun: 'Cargo',
      references: cargoItems.map(({ cargoId }, i) => ({ field: `cargoItems.${i}.cargoId`, id: cargoId })),
      findAllowed: (db, organizationId, ids) => findOwn(db, 'cargos', organizationId, ids),
    },
    {
      noun: 'Location',
      references: stops.map(({ locationId }, i) => ({ field: `stops.${i}.locationId`, id: locationId })),
      findAllowed: (db, organizationId, ids) =>
        selectUsableLocations(db, organizationId).select('id').where('id', 'in', ids).execute(),
    },
    {
      noun: 'Contact',
      references: [
        ...stops.flatMap(({ contactId }, i) =>
          contactId === null ? [] : [{ field: `stops.${i}.contactId`, id: contactId }],
        ),
        ...multiple('notificationContactIds', notificationContactIds),
      ],
      findAllowed: (db, organizationId, ids) =>
        selectUsableContacts(db, organizationId).select('id').where('contacts.id', 'in', ids).execute(),
    },
  ];

const findOwn = (db: Db, table: 'operations' | 'orderTypes' | 'cargos', organizationId: string, ids: string[]) =>
  db.selectFrom(table).select('id').where('organizationId', '=', organizationId).where('id', 'in', ids).execute();

/** The allowed ids among the references of several orders to one kind of record. */
async function findAllowedIds(db: Db, organizationId: string, groups: readonly ReferenceGroup[]): Promise<Set<string>> {
  const [first] = groups;
  const ids = new Set(groups.flatMap(({ references }) => references.map(({ id }) => id.toLowerCase())));
  if (!first || ids.size === 0) return new Set();
  const rows = await first.findAllowed(db, organizationId, [...ids]);
  return new Set(rows.map(({ id }) => id));
}

/** The references of each order that its organization may not use, by field. Runs one query per kind of record. */
export async function findUnknownReferences(
  db: Db,
  pricing: Pricing,
  organizationId: string,
  inputs: readonly Partial<OrderInput>[],
): Promise<Record<string, FieldError>[]> {
  const groupsByOrder = inputs.map(listReferences(pricing));
  const errors = inputs.map((): Record<string, FieldError> => ({}));
  for (const index of (groupsByOrder[0] ?? []).keys()) {
    const groups = groupsByOrder.flatMap((orderGroups) => orderGroups[index] ?? []);
    const allowedIds = await findAllowedIds(db, organizationId, groups);
    for (const [i, { noun, references }] of groups.entries()) {
      for (const { field, id } of references)
        if (!allowedIds.has(id.toLowerCase()))
          Object.assign(errors[i] ?? {}, { [field]: { code: 'notFound', message: `${noun} not found` } });
    }
  }
  return errors;
}
