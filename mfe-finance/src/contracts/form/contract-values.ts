import type { ContractChanges, ContractDetails, ContractInput } from 'shared-contracts/finance/contracts';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import { DELAY_CATEGORIES } from 'shared-contracts/values/finance/rating';
import { getDefaultTerms, type ContractFormValues, type TermsFormValues } from './contract.schema.ts';
import { toDayRates, toDayRatesForm } from './day-rates-values.ts';
import { isPositive, toHours, toMinutes, type Names } from '../terms.ts';

const ZERO_RATE = '0.00';
type Rows = Pick<TermsFormValues, 'distanceRates' | 'pointRates' | 'distanceDiscounts' | 'fuelSurcharges' | 'services'>;
type Row<Name extends keyof Rows> = NonNullable<Rows[Name]>[number];

export const emptyBand: Row<'distanceRates'> = {
  from: '',
  to: null,
  value: ZERO_RATE,
  backhaulRate: ZERO_RATE,
  backhaulPercentage: null,
  minDistance: null,
};
export const emptyLane: Row<'pointRates'> = {
  fromLocationId: '',
  toLocationId: '',
  flatRate: ZERO_RATE,
  backhaulRate: ZERO_RATE,
};
export const emptyDiscount: Row<'distanceDiscounts'> = { distance: '', percentage: '' };
export const emptyFuelSurcharge: Row<'fuelSurcharges'> = { from: null, percentage: '' };
export const emptyService: Row<'services'> = { name: '', unit: 'order', rate: ZERO_RATE };
export const emptyHourBand: NonNullable<TermsFormValues['demurrage']['bands']>[number] = {
  from: '',
  to: null,
  rate: ZERO_RATE,
};

/** A new contract starts with one band from 0. */
export const newContract = (): Partial<ContractFormValues> => ({
  terms: { ...getDefaultTerms(), distanceRates: [{ ...emptyBand, from: '0' }] },
});

const toOptionalRate = (rate: string | null | undefined) => (isPositive(rate) ? rate : null);
const toRate = (rate: string | null) => rate ?? ZERO_RATE;

export const toTermsForm = ({
  flatTripRate,
  flatTripBackhaulRate,
  distanceRates,
  pointRates,
  delays,
  demurrage,
  invoiceIssuer = 'payee',
  eInvoices,
  billingCycle = 'perOrder',
  invoiceTolerance,
  minimumCharge = ZERO_RATE,
  fuelSurcharges = [],
  dayRates,
  services = [],
  ...terms
}: ContractTerms): TermsFormValues => ({
  ...terms,
  services,
  dayRates: toDayRatesForm(dayRates),
  invoiceIssuer,
  eInvoices: eInvoices ?? 'bySettings',
  billingCycle,
  toleranceAmount: invoiceTolerance?.amount ?? null,
  tolerancePercentage: invoiceTolerance?.percentage ?? null,
  minimumCharge,
  fuelSurcharges,
  hasFlatTrip: flatTripRate !== null,
  flatTripRate: toRate(flatTripRate),
  flatTripBackhaulRate: toRate(flatTripBackhaulRate),
  distanceRates: distanceRates.map(({ backhaulRate, ...band }) => ({ ...band, backhaulRate: toRate(backhaulRate) })),
  pointRates: pointRates.map(({ backhaulRate, ...lane }) => ({ ...lane, backhaulRate: toRate(backhaulRate) })),
  delays: Object.fromEntries(
    DELAY_CATEGORIES.map((category) => {
      const { freeMinutes = 0, ratePerHour = ZERO_RATE } = delays[category] ?? {};
      return [category, { isOn: delays[category] !== undefined, freeHours: toHours(freeMinutes), ratePerHour }];
    }),
  ) as TermsFormValues['delays'],
  demurrage: { isOn: demurrage !== null, baseRate: demurrage?.baseRate ?? ZERO_RATE, bands: demurrage?.bands ?? [] },
});

export const toTerms = ({
  hasFlatTrip,
  flatTripRate,
  flatTripBackhaulRate,
  distanceRates,
  pointRates,
  delays,
  demurrage,
  conversionRate,
  invoiceIssuer,
  eInvoices,
  billingCycle,
  toleranceAmount,
  tolerancePercentage,
  minimumCharge,
  fuelSurcharges,
  dayRates,
  services,
  ...terms
}: TermsFormValues): ContractTerms => ({
  ...terms,
  ...(services.length > 0 && { services }),
  ...toDayRates(dayRates),
  ...(invoiceIssuer === 'payer' && { invoiceIssuer }),
  ...(eInvoices !== 'bySettings' && { eInvoices }),
  ...(billingCycle !== 'perOrder' && { billingCycle }),
  ...((toleranceAmount || tolerancePercentage) && {
    invoiceTolerance: { amount: toleranceAmount || null, percentage: tolerancePercentage || null },
  }),
  ...(isPositive(minimumCharge) && { minimumCharge }),
  ...(fuelSurcharges.length > 0 && {
    fuelSurcharges: fuelSurcharges.flatMap(({ from, percentage }) => (from === null ? [] : { from, percentage })),
  }),
  conversionRate: terms.billingCurrencyId ? conversionRate : null,
  flatTripRate: hasFlatTrip ? flatTripRate : null,
  flatTripBackhaulRate: hasFlatTrip ? toOptionalRate(flatTripBackhaulRate) : null,
  distanceRates: distanceRates.map(({ to, backhaulRate, backhaulPercentage, minDistance, ...band }) => ({
    ...band,
    to: to || null,
    backhaulRate: toOptionalRate(backhaulRate),
    backhaulPercentage: toOptionalRate(backhaulPercentage),
    minDistance: minDistance || '0',
  })),
  pointRates: pointRates.map(({ backhaulRate, ...lane }) => ({ ...lane, backhaulRate: toOptionalRate(backhaulRate) })),
  delays: Object.fromEntries(
    DELAY_CATEGORIES.flatMap((category) => {
      const { isOn, freeHours, ratePerHour } = delays[category];
      return isOn ? [[category, { freeMinutes: toMinutes(freeHours), ratePerHour }]] : [];
    }),
  ),
  demurrage: demurrage.isOn
    ? { baseRate: demurrage.baseRate, bands: demurrage.bands.map(({ to, ...band }) => ({ ...band, to: to || null })) }
    : null,
});

export const toContractInput = ({
  terms,
  effectiveFrom: _onlyOfNewVersions,
  raisePercentage: _onlyInTheForm,
  ...contract
}: ContractFormValues): ContractInput => ({
  ...contract,
  terms: toTerms(terms),
});

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The form edits the newest terms. */
export const toFormValues = ({
  name,
  partner,
  startDate,
  expireDate,
  cargoTypes,
  vehicleTypes,
  terms,
  newer,
}: ContractDetails): ContractFormValues => ({
  name,
  partnerId: partner.id,
  startDate,
  expireDate,
  effectiveFrom: newer?.effectiveFrom ?? null,
  raisePercentage: '',
  cargoTypeIds: toIds(cargoTypes),
  vehicleTypeIds: toIds(vehicleTypes),
  terms: toTermsForm(newer?.terms ?? terms),
});

/** Returns changed fields only, so that concurrent changes aren't overwritten. */
export function getChanges(before: ContractFormValues, after: ContractFormValues): ContractChanges {
  const [previous, next] = [toContractInput(before), toContractInput(after)];
  const changes: ContractChanges = Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field as keyof ContractInput]),
    ),
  );
  return after.effectiveFrom === before.effectiveFrom ? changes : { ...changes, effectiveFrom: after.effectiveFrom };
}

/** Collects the names of all referenced records. */
export const getNames = ({ partner, cargoTypes, vehicleTypes, names }: ContractDetails): Names => ({
  ...names,
  ...Object.fromEntries([partner, ...cargoTypes, ...vehicleTypes].map(({ id, name }) => [id, name])),
});
