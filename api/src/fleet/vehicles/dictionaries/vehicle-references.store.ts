import type { FieldError } from 'shared-contracts/common';
import type { DictionaryKind, VehicleDraftInput } from 'shared-contracts/vehicles';
import type { Db } from '../../platform/database.ts';
import { vehicleTypesFor } from './vehicle-types.store.ts';

type Mention = { field: string; id: string };
type Mentions = {
  noun: string;
  mentions: Mention[];
  known: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};

const one = (field: string, id: string | null | undefined): Mention[] => (id ? [{ field, id }] : []);

const ofKind = (kind: DictionaryKind) => (db: Db, organizationId: string, ids: string[]) =>
  db
    .selectFrom('vehicleDictionaries')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
    .execute();

const cargoTypes: Mentions['known'] = (db, organizationId, ids) =>
  db
    .selectFrom('cargoTypes')
    .select('id')
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', organizationId)]))
    .execute();

/** Every entry that a vehicle names, and those that an organization may name: the platform's and its own. */
const mentionsIn = ({
  vehicleTypeId,
  brandId,
  modelId,
  colorId,
  fuelTypeId,
  cargoTypeIds = [],
}: VehicleDraftInput): Mentions[] => [
  {
    noun: 'Vehicle type',
    mentions: one('vehicleTypeId', vehicleTypeId),
    known: (db, us, ids) => vehicleTypesFor(db, us).select('id').where('id', 'in', ids).execute(),
  },
  { noun: 'Brand', mentions: one('brandId', brandId), known: ofKind('brand') },
  { noun: 'Model', mentions: one('modelId', modelId), known: ofKind('model') },
  { noun: 'Color', mentions: one('colorId', colorId), known: ofKind('color') },
  { noun: 'Fuel type', mentions: one('fuelTypeId', fuelTypeId), known: ofKind('fuelType') },
  {
    noun: 'Cargo type',
    mentions: cargoTypeIds.map((id, i) => ({ field: `cargoTypeIds.${i}`, id })),
    known: cargoTypes,
  },
];

async function unknownOf(
  db: Db,
  organizationId: string,
  { noun, mentions, known }: Mentions,
): Promise<[string, FieldError][]> {
  if (mentions.length === 0) return [];
  const ids = new Set(
    (
      await known(
        db,
        organizationId,
        mentions.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  return mentions
    .filter(({ id }) => !ids.has(id.toLowerCase()))
    .map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** What a vehicle names that its organization does not have, by field. */
export async function unknownEntries(
  db: Db,
  organizationId: string,
  input: VehicleDraftInput,
): Promise<Record<string, FieldError>> {
  const unknown: [string, FieldError][] = [];
  for (const mentions of mentionsIn(input)) unknown.push(...(await unknownOf(db, organizationId, mentions)));
  return Object.fromEntries(unknown);
}
