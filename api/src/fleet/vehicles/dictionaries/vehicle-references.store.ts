import type { FieldError } from 'shared-contracts/common';
import type { DictionaryKind, VehicleDraftInput } from 'shared-contracts/fleet/vehicles';
import { findCargoTypes } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { selectVehicleTypes } from './vehicle-types.store.ts';

type Reference = { field: string; id: string };
type ReferenceCheck = {
  noun: string;
  references: Reference[];
  findExisting: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};

const toReferences = (field: string, id: string | null | undefined): Reference[] => (id ? [{ field, id }] : []);

const findEntriesOfKind = (kind: DictionaryKind) => (db: Db, organizationId: string, ids: string[]) =>
  db
    .selectFrom('vehicleDictionaries')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
    .execute();

/** A vehicle may reference entries of the platform and of its organization. */
const listChecks = ({
  vehicleTypeId,
  brandId,
  modelId,
  colorId,
  fuelTypeId,
  cargoTypeIds = [],
  homeLocationId,
}: VehicleDraftInput): ReferenceCheck[] => [
  {
    noun: 'Vehicle type',
    references: toReferences('vehicleTypeId', vehicleTypeId),
    findExisting: (db, organizationId, ids) =>
      selectVehicleTypes(db, organizationId).select('id').where('id', 'in', ids).execute(),
  },
  { noun: 'Brand', references: toReferences('brandId', brandId), findExisting: findEntriesOfKind('brand') },
  { noun: 'Model', references: toReferences('modelId', modelId), findExisting: findEntriesOfKind('model') },
  { noun: 'Color', references: toReferences('colorId', colorId), findExisting: findEntriesOfKind('color') },
  {
    noun: 'Fuel type',
    references: toReferences('fuelTypeId', fuelTypeId),
    findExisting: findEntriesOfKind('fuelType'),
  },
  {
    noun: 'Cargo type',
    references: cargoTypeIds.map((id, i) => ({ field: `cargoTypeIds.${i}`, id })),
    findExisting: findCargoTypes,
  },
  {
    noun: 'Location',
    references: toReferences('homeLocationId', homeLocationId),
    findExisting: (db, organizationId, ids) =>
      db
        .selectFrom('locations')
        .select('id')
        .where('id', 'in', ids)
        .where('organizationId', '=', organizationId)
        .execute(),
  },
];

async function findMissing(
  db: Db,
  organizationId: string,
  { noun, references, findExisting }: ReferenceCheck,
): Promise<[string, FieldError][]> {
  if (references.length === 0) return [];
  const ids = references.map(({ id }) => id);
  const existingIds = new Set((await findExisting(db, organizationId, ids)).map(({ id }) => id));
  return references
    .filter(({ id }) => !existingIds.has(id.toLowerCase()))
    .map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** Returns an error for each field that references an entry which the organization doesn't have. */
export async function findReferenceErrors(
  db: Db,
  organizationId: string,
  input: VehicleDraftInput,
): Promise<Record<string, FieldError>> {
  const errors: [string, FieldError][] = [];
  for (const check of listChecks(input)) errors.push(...(await findMissing(db, organizationId, check)));
  return Object.fromEntries(errors);
}
