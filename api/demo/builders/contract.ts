import type { Insertable } from 'kysely';
import { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { placeTerms, normalizeTerms } from '../../src/finance/public.ts';
import type { Tables } from '../../src/platform/database/database.ts';
import { type Context, DAY } from './context.ts';
import { currencyId } from './lookups.ts';
import { usualOrganization, usualPartner } from './organization.ts';

type Band = {
  fromKm: string;
  toKm?: string | null;
  value: string;
  backhaulRate?: string | null;
  backhaulPercentage?: string | null;
  minKm?: string;
};
type DelayTerm = Omit<Insertable<Tables['contractDelayTerms']>, 'contractId'>;
type Terms = Partial<ContractTerms>;
/** `newer`: a second version of the terms, which the partner has confirmed, rejected or not reviewed yet. */
type Newer = { terms: Terms; state?: 'unconfirmed' | 'confirmed' | 'rejected'; reason?: string };
type ContractOverrides = Partial<Insertable<Tables['contracts']>> & {
  bands?: Band[];
  delayTerms?: DelayTerm[];
  terms?: Terms;
  rejectedReason?: string;
  writtenBy?: string;
  reviewedBy?: string;
  newer?: Newer;
  cargoTypeIds?: string[];
  vehicleTypeIds?: string[];
};

const USUAL_DELAY_TERMS: DelayTerm[] = [{ category: 'standard', freeMinutes: 120, hourlyRate: '500.00' }];

export const USUAL_BANDS: Band[] = [
  { fromKm: '0', toKm: '50', value: '220.00', minKm: '20' },
  { fromKm: '50', toKm: '150', value: '195.00' },
  { fromKm: '150', toKm: null, value: '180.00', backhaulPercentage: '60' },
];

type Row = Pick<
  Insertable<Tables['contracts']>,
  'baseCurrencyId' | 'unitStandard' | 'flatTripRate' | 'flatTripBackhaulRate'
>;

function termsOf(
  { baseCurrencyId, unitStandard = 'metric', flatTripRate = null, flatTripBackhaulRate = null }: Row,
  bands: Band[],
  delayTerms: DelayTerm[],
  terms: Terms,
): ContractTerms {
  return normalizeTerms(
    ContractTerms.parse({
      unitStandard,
      calculationBasedDate: 'pickup',
      defaultMileageBilling: 'estimated',
      mileageCalculationLocationId: null,
      baseCurrencyId,
      billingCurrencyId: null,
      conversionRate: null,
      vatPercentage: '0',
      flatTripRate,
      flatTripBackhaulRate,
      pointRates: [],
      distanceDiscounts: [],
      demurrage: null,
      distanceRates: bands.map(
        ({ fromKm, toKm, value, backhaulRate = null, backhaulPercentage = null, minKm = '0' }) => ({
          from: fromKm,
          to: toKm ?? null,
          value,
          backhaulRate,
          backhaulPercentage,
          minDistance: minKm,
        }),
      ),
      delays: Object.fromEntries(
        delayTerms.map(({ category, freeMinutes, hourlyRate }) => [category, { freeMinutes, ratePerHour: hourlyRate }]),
      ),
      ...terms,
    }),
  );
}

type Version = Omit<Insertable<Tables['contractVersions']>, 'terms'> & { terms: ContractTerms };
const writeVersion = (context: Context, { terms, ...version }: Version) =>
  context.db
    .insertInto('contractVersions')
    .values({ ...version, terms: JSON.stringify(terms) })
    .execute();

/**
 * By default a confirmed contract in force, rated by distance and with two free hours at each stop; a flat trip rate
 * replaces the bands.
 */
export async function contract(context: Context, overrides: ContractOverrides = {}) {
  const {
    bands,
    delayTerms = USUAL_DELAY_TERMS,
    terms: more = {},
    rejectedReason = null,
    writtenBy: createdBy = null,
    reviewedBy = null,
    newer,
    cargoTypeIds = [],
    vehicleTypeIds = [],
    ...columns
  } = overrides;
  const n = context.next('contract');
  const organizationId = columns.organizationId ?? (await usualOrganization(context)).id;
  const row = {
    id: context.id('contract', n),
    organizationId,
    partnerId: columns.partnerId ?? (await usualPartner(context, organizationId)).id,
    name: `Contract ${n}`,
    startDate: context.now - 200 * DAY,
    expireDate: context.now + 365 * DAY,
    baseCurrencyId: await currencyId(context),
    confirmation: 'confirmed' as const,
    createdAt: context.now - 210 * DAY,
    ...columns,
  };
  const made = await context.db
    .insertInto('contracts')
    .values({ ...row, version: newer?.state === 'confirmed' ? 2 : 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  const terms = termsOf(row, bands ?? (row.flatTripRate ? [] : USUAL_BANDS), delayTerms, more);
  const [contractId, reviewed] = [
    made.id,
    (state: string, at: number) => (state === 'unconfirmed' ? {} : { reviewedAt: at, reviewedBy }),
  ];
  await writeVersion(context, {
    contractId,
    number: 1,
    terms,
    state: row.confirmation,
    reason: rejectedReason,
    createdBy,
    createdAt: row.createdAt,
    ...reviewed(row.confirmation, row.createdAt + DAY),
  });
  const second = newer && normalizeTerms({ ...terms, ...newer.terms });
  if (newer && second) {
    const { state = 'unconfirmed', reason = null } = newer;
    await writeVersion(context, {
      contractId,
      number: 2,
      terms: second,
      state,
      reason,
      createdBy,
      createdAt: context.now - 2 * DAY,
      ...reviewed(state, context.now - DAY),
    });
  }
  await placeTerms(context.db, contractId, newer?.state === 'confirmed' && second ? second : terms);
  if (cargoTypeIds.length > 0)
    await context.db
      .insertInto('contractCargoTypes')
      .values(cargoTypeIds.map((cargoTypeId) => ({ contractId, cargoTypeId })))
      .execute();
  if (vehicleTypeIds.length > 0)
    await context.db
      .insertInto('contractVehicleTypes')
      .values(vehicleTypeIds.map((vehicleTypeId) => ({ contractId, vehicleTypeId })))
      .execute();
  return made;
}

export const usualContract = (context: Context, organizationId: string, partnerId: string) =>
  context.usual(`contract of ${organizationId} with ${partnerId}`, () =>
    contract(context, { organizationId, partnerId }),
  );
