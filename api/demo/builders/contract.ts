import type { Insertable } from 'kysely';
import type { Tables } from '../../src/platform/database.ts';
import { type Context, DAY } from './context.ts';
import { currencyId } from './lookups.ts';
import { usualOrganization, usualPartner } from './organization.ts';

type Band = Omit<Insertable<Tables['contractDistanceRates']>, 'id' | 'contractId'>;
type DelayTerm = Omit<Insertable<Tables['contractDelayTerms']>, 'contractId'>;
type ContractOverrides = Partial<Insertable<Tables['contracts']>> & { bands?: Band[]; delayTerms?: DelayTerm[] };

const USUAL_DELAY_TERMS: DelayTerm[] = [{ category: 'standard', freeMinutes: 120, hourlyRate: '500.00' }];

export const USUAL_BANDS: Band[] = [
  { fromKm: '0', toKm: '50', value: '220.00', minKm: '20' },
  { fromKm: '50', toKm: '150', value: '195.00' },
  { fromKm: '150', toKm: null, value: '180.00', backhaulPercentage: '60' },
];

/** Confirmed, in force, by distance and with two hours free at each stop unless told; a flat trip rate leaves the bands out. */
export async function contract(context: Context, { bands, delayTerms = USUAL_DELAY_TERMS, ...overrides }: ContractOverrides = {}) {
  const n = context.next('contract');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const row = {
    id: context.id('contract', n),
    organizationId,
    partnerId: overrides.partnerId ?? (await usualPartner(context, organizationId)).id,
    name: `Contract ${n}`,
    startDate: context.now - 200 * DAY,
    expireDate: context.now + 365 * DAY,
    baseCurrencyId: await currencyId(context),
    confirmation: 'confirmed' as const,
    createdAt: context.now - 210 * DAY,
    ...overrides,
  };
  const made = await context.db.insertInto('contracts').values(row).returningAll().executeTakeFirstOrThrow();
  const rates = bands ?? (row.flatTripRate ? [] : USUAL_BANDS);
  if (rates.length > 0) {
    await context.db.insertInto('contractDistanceRates').values(rates.map((band) => ({ contractId: made.id, ...band }))).execute();
  }
  if (delayTerms.length > 0) await context.db.insertInto('contractDelayTerms').values(delayTerms.map((term) => ({ contractId: made.id, ...term }))).execute();
  return made;
}

export const usualContract = (context: Context, organizationId: string, partnerId: string) =>
  context.usual(`contract of ${organizationId} with ${partnerId}`, () => contract(context, { organizationId, partnerId }));
