import type { ContractChanges, ContractDetails, ContractInput, ContractTerms } from 'shared-contracts/contracts';
import { DELAY_CATEGORIES } from 'shared-contracts/values/rating';
import { usualTerms, type ContractForm, type TermsForm } from './contract.schema.ts';
import { hoursOf, isPositive, minutesOf, type Names } from './terms.ts';

const NONE = '0.00';
type Rows = Pick<TermsForm, 'distanceRates' | 'pointRates' | 'distanceDiscounts'>;
type Row<Name extends keyof Rows> = NonNullable<Rows[Name]>[number];

export const emptyBand: Row<'distanceRates'> = {
  from: '',
  to: null,
  value: NONE,
  backhaulRate: NONE,
  backhaulPercentage: null,
  minDistance: null,
};
export const emptyLane: Row<'pointRates'> = {
  fromLocationId: '',
  toLocationId: '',
  flatRate: NONE,
  backhaulRate: NONE,
};
export const emptyDiscount: Row<'distanceDiscounts'> = { distance: '', percentage: '' };
export const emptyHours: NonNullable<TermsForm['demurrage']['bands']>[number] = { from: '', to: null, rate: NONE };

/** A new contract: one band that begins at nothing. */
export const newContract = (): Partial<ContractForm> => ({
  terms: { ...usualTerms(), distanceRates: [{ ...emptyBand, from: '0' }] },
});

const orNone = (rate: string | null | undefined) => (isPositive(rate) ? rate : null);
const shown = (rate: string | null) => rate ?? NONE;

/** Terms as the form edits them. */
export const termsFormOf = ({
  flatTripRate,
  flatTripBackhaulRate,
  distanceRates,
  pointRates,
  delays,
  demurrage,
  ...terms
}: ContractTerms): TermsForm => ({
  ...terms,
  hasFlatTrip: flatTripRate !== null,
  flatTripRate: shown(flatTripRate),
  flatTripBackhaulRate: shown(flatTripBackhaulRate),
  distanceRates: distanceRates.map(({ backhaulRate, ...band }) => ({ ...band, backhaulRate: shown(backhaulRate) })),
  pointRates: pointRates.map(({ backhaulRate, ...lane }) => ({ ...lane, backhaulRate: shown(backhaulRate) })),
  delays: Object.fromEntries(
    DELAY_CATEGORIES.map((category) => {
      const { freeMinutes = 0, ratePerHour = NONE } = delays[category] ?? {};
      return [category, { isOn: delays[category] !== undefined, freeHours: hoursOf(freeMinutes), ratePerHour }];
    }),
  ) as TermsForm['delays'],
  demurrage: { isOn: demurrage !== null, baseRate: demurrage?.baseRate ?? NONE, bands: demurrage?.bands ?? [] },
});

/** What is sent. */
export const termsOf = ({
  hasFlatTrip,
  flatTripRate,
  flatTripBackhaulRate,
  distanceRates,
  pointRates,
  delays,
  demurrage,
  conversionRate,
  ...terms
}: TermsForm): ContractTerms => ({
  ...terms,
  conversionRate: terms.billingCurrencyId ? conversionRate : null,
  flatTripRate: hasFlatTrip ? flatTripRate : null,
  flatTripBackhaulRate: hasFlatTrip ? orNone(flatTripBackhaulRate) : null,
  distanceRates: distanceRates.map(({ to, backhaulRate, backhaulPercentage, minDistance, ...band }) => ({
    ...band,
    to: to || null,
    backhaulRate: orNone(backhaulRate),
    backhaulPercentage: orNone(backhaulPercentage),
    minDistance: minDistance || '0',
  })),
  pointRates: pointRates.map(({ backhaulRate, ...lane }) => ({ ...lane, backhaulRate: orNone(backhaulRate) })),
  delays: Object.fromEntries(
    DELAY_CATEGORIES.flatMap((category) => {
      const { isOn, freeHours, ratePerHour } = delays[category];
      return isOn ? [[category, { freeMinutes: minutesOf(freeHours), ratePerHour }]] : [];
    }),
  ),
  demurrage: demurrage.isOn
    ? { baseRate: demurrage.baseRate, bands: demurrage.bands.map(({ to, ...band }) => ({ ...band, to: to || null })) }
    : null,
});

export const inputOf = ({ terms, ...contract }: ContractForm): ContractInput => ({
  ...contract,
  terms: termsOf(terms),
});

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The contract as the form edits it: its newest terms. */
export const formOf = ({
  name,
  partner,
  startDate,
  expireDate,
  cargoTypes,
  vehicleTypes,
  terms,
  newer,
}: ContractDetails): ContractForm => ({
  name,
  partnerId: partner.id,
  startDate,
  expireDate,
  cargoTypeIds: idsOf(cargoTypes),
  vehicleTypeIds: idsOf(vehicleTypes),
  terms: termsFormOf(newer?.terms ?? terms),
});

/** What of it was changed: what others change meanwhile is not undone. */
export function changesOf(before: ContractForm, after: ContractForm): ContractChanges {
  const [then, now] = [inputOf(before), inputOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(then[field as keyof ContractInput]),
    ),
  );
}

/** What a contract tells about the ids that it names. */
export const namesOf = ({ partner, cargoTypes, vehicleTypes, names }: ContractDetails): Names => ({
  ...names,
  ...Object.fromEntries([partner, ...cargoTypes, ...vehicleTypes].map(({ id, name }) => [id, name])),
});
