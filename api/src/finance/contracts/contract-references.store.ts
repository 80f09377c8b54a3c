import type { FieldError } from 'shared-contracts/common';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { selectVehicleTypes } from '../../fleet/public.ts';
import { selectActivePartnerIds } from '../../identity/public.ts';
import { selectUsableLocations } from '../../network/public.ts';
import type { Db } from '../../platform/database/database.ts';

type Reference = { field: string; id: string };
type ReferenceGroup = {
  noun: string;
  references: Reference[];
  findUsable: (db: Db, organizationId: string, ids: string[]) => Promise<{ id: string }[]>;
};
type ReferencingInput = {
  partnerId?: string | undefined;
  cargoTypeIds?: readonly string[] | undefined;
  vehicleTypeIds?: readonly string[] | undefined;
  terms?: ContractTerms | undefined;
};

const optionalReference = (field: string, id: string | null | undefined): Reference[] => (id ? [{ field, id }] : []);
const listReferences = (field: string, ids: readonly string[] = []): Reference[] =>
  ids.map((id, i) => ({ field: `${field}.${i}`, id }));

const locationReferences = (terms: ContractTerms): Reference[] => [
  ...optionalReference('terms.mileageCalculationLocationId', terms.mileageCalculationLocationId),
  ...terms.pointRates.flatMap(({ fromLocationId, toLocationId }, i) => [
    { field: `terms.pointRates.${i}.fromLocationId`, id: fromLocationId },
    { field: `terms.pointRates.${i}.toLocationId`, id: toLocationId },
  ]),
];

const findUsableCargoTypes: ReferenceGroup['findUsable'] = (db, us, ids) =>
  db
    .selectFrom('cargoTypes')
    .select('id')
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('organizationId', 'is', null), eb('organizationId', '=', us)]))
    .execute();

/** Every id that a contract refers to, and the ids that an organization may use. */
const referencesIn = ({ partnerId, cargoTypeIds, vehicleTypeIds, terms }: ReferencingInput): ReferenceGroup[] => [
  {
    noun: 'Partner',
    references: optionalReference('partnerId', partnerId),
    findUsable: (db, us, ids) => selectActivePartnerIds(db, us).where('organizations.id', 'in', ids).execute(),
  },
  { noun: 'Cargo type', references: listReferences('cargoTypeIds', cargoTypeIds), findUsable: findUsableCargoTypes },
  {
    noun: 'Vehicle type',
    references: listReferences('vehicleTypeIds', vehicleTypeIds),
    findUsable: (db, us, ids) => selectVehicleTypes(db, us).select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Currency',
    references: [
      ...optionalReference('terms.baseCurrencyId', terms?.baseCurrencyId),
      ...optionalReference('terms.billingCurrencyId', terms?.billingCurrencyId),
    ],
    findUsable: (db, _us, ids) => db.selectFrom('currencies').select('id').where('id', 'in', ids).execute(),
  },
  {
    noun: 'Location',
    references: terms ? locationReferences(terms) : [],
    findUsable: (db, us, ids) => selectUsableLocations(db, us).select('id').where('id', 'in', ids).execute(),
  },
];

async function findMissing(
  db: Db,
  organizationId: string,
  { noun, references, findUsable }: ReferenceGroup,
): Promise<[string, FieldError][]> {
  if (references.length === 0) return [];
  const ids = new Set(
    (await findUsable(db, organizationId, [...new Set(references.map(({ id }) => id))])).map(({ id }) => id),
  );
  return references
    .filter(({ id }) => !ids.has(id.toLowerCase()))
    .map(({ field }) => [field, { code: 'notFound', message: `${noun} not found` }]);
}

/** Finds references of a contract that its organization doesn't have, by field. */
export async function findMissingReferences(
  db: Db,
  organizationId: string,
  naming: ReferencingInput,
): Promise<Record<string, FieldError>> {
  const unknown: [string, FieldError][] = [];
  for (const references of referencesIn(naming)) unknown.push(...(await findMissing(db, organizationId, references)));
  return Object.fromEntries(unknown);
}
