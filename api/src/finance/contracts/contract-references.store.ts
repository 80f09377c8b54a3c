import type { FieldError } from 'shared-contracts/common';
import type { ContractTerms } from 'shared-contracts/contracts';
import { nameableLocations } from '../../network/locations/locations.store.ts';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import type { Db } from '../../platform/database.ts';
import { vehicleTypesFor } from '../../fleet/vehicles/vehicle-types.store.ts';

type Mention = { field: string; id: string };
type Mentions = {
  noun: string;
  mentions: Mention[];
  known: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};
type Naming = {
  partnerId?: string | undefined;
  cargoTypeIds?: readonly string[] | undefined;
  vehicleTypeIds?: readonly string[] | undefined;
  terms?: ContractTerms | undefined;
};

const one = (field: string, id: string | null | undefined): Mention[] => (id ? [{ field, id }] : []);
const listed = (field: string, ids: readonly string[] = []): Mention[] =>
  ids.map((id, i) => ({ field: `${field}.${i}`, id }));

const placesIn = (terms: ContractTerms): Mention[] => [
  ...one('terms.mileageCalculationLocationId', terms.mileageCalculationLocationId),
  ...terms.pointRates.flatMap(({ fromLocationId, toLocationId }, i) => [
    { field: `terms.pointRates.${i}.fromLocationId`, id: fromLocationId },
    { field: `terms.pointRates.${i}.toLocationId`, id: toLocationId },
  ]),
];

const cargoTypesFor: Mentions['known'] = (db, us, ids) =>
  db
    .selectFrom('cargoTypes')
    .select('id')
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', us)]))
    .execute();

/** Every id that a contract names, and what an organization may name. */
const mentionsIn = ({ partnerId, cargoTypeIds, vehicleTypeIds, terms }: Naming): Mentions[] => [
  {
    noun: 'Partner',
    mentions: one('partnerId', partnerId),
    known: (db, us, ids) => activePartnerIds(db, us).where('organizations.id', 'in', ids).execute(),
  },
  { noun: 'Cargo type', mentions: listed('cargoTypeIds', cargoTypeIds), known: cargoTypesFor },
  {
    noun: 'Vehicle type',
    mentions: listed('vehicleTypeIds', vehicleTypeIds),
    known: (db, us, ids) => vehicleTypesFor(db, us).select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Currency',
    mentions: [
      ...one('terms.baseCurrencyId', terms?.baseCurrencyId),
      ...one('terms.billingCurrencyId', terms?.billingCurrencyId),
    ],
    known: (db, _us, ids) => db.selectFrom('currencies').select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Location',
    mentions: terms ? placesIn(terms) : [],
    known: (db, us, ids) => nameableLocations(db, us).select('id').where('id', 'in', ids).execute(),
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

/** What a contract names that its organization does not have, by field. */
export async function unknownReferences(
  db: Db,
  organizationId: string,
  naming: Naming,
): Promise<Record<string, FieldError>> {
  const unknown: [string, FieldError][] = [];
  for (const mentions of mentionsIn(naming)) unknown.push(...(await unknownOf(db, organizationId, mentions)));
  return Object.fromEntries(unknown);
}
