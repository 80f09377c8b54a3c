import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import {
  CONTRACT_LIMITS,
  CONTRACT_TERMS_LIMITS,
  DEMURRAGE_LIMITS,
  MAX_MEASURE_LENGTH,
  MAX_MONEY_LENGTH,
  SERVICE_LIMITS,
} from 'shared-contracts/values/field-limits';
import { DELAY_CATEGORIES, type DelayCategory, type ServiceUnit } from 'shared-contracts/values/finance/rating';
import type { BillingCycle, InvoiceIssuer } from 'shared-contracts/values/finance/invoices';
import type { EInvoiceChoice } from '../terms.ts';
import { differsFromField, fieldMessages } from 'shared-ui/form';
import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  ValidationError,
  type InferType,
  type TestConfig,
  type TestContext,
} from 'yup';
import { findOverlaps, type TypedBand } from './bands.rules.ts';
import { dayRatesSchema } from './day-rates-values.ts';
import { fieldErrorMessages } from '../field-errors.messages.ts';
import { isPositive } from '../terms.ts';

const id = () => string().required();
const optionalText = () => string().nullable().default(null);
const ids = () => array().of(id()).default([]);
const money = () => string().required().max(MAX_MONEY_LENGTH).default('0.00');
const measure = () => string().required().max(MAX_MEASURE_LENGTH);

type RowErrorAt = {
  index: number;
  field: string;
  message: (typeof fieldErrorMessages)[keyof typeof fieldErrorMessages];
};
/** Reports each error at the field of its row. */
const toRowErrors = (path: string, errors: readonly RowErrorAt[], { createError }: TestContext) =>
  errors.length === 0 ||
  new ValidationError(
    errors.map(({ index, field, message }) => createError({ path: `${path}[${index}].${field}`, message })),
  );

const noOverlap: TestConfig<TypedBand[] | undefined> = {
  name: 'noOverlap',
  test: (bands, context) =>
    toRowErrors(
      context.path,
      findOverlaps(bands ?? []).flatMap((error): RowErrorAt[] =>
        error.code === 'empty'
          ? [{ index: error.index, field: 'to', message: fieldErrorMessages.emptyBand }]
          : [error.index, error.otherIndex].map((index) => ({
              index,
              field: 'from',
              message: fieldErrorMessages.overlap,
            })),
      ),
      context,
    ),
};

/** Reports rows with the same key. */
const unique = <Row>(field: string, getKey: (row: Row) => string): TestConfig<Row[] | undefined> => ({
  name: 'unique',
  test: (rows = [], context) => {
    const keys = rows.map(getKey);
    const counts = Map.groupBy(keys, (key) => key);
    const repeated = keys.flatMap((key, index) =>
      key && (counts.get(key)?.length ?? 0) > 1 ? [{ index, field, message: fieldErrorMessages.duplicate }] : [],
    );
    return toRowErrors(context.path, repeated, context);
  },
});

const distanceRate = object({
  from: measure(),
  to: optionalText(),
  value: money(),
  backhaulRate: money(),
  backhaulPercentage: optionalText(),
  minDistance: optionalText(),
});
const pointRate = object({ fromLocationId: id(), toLocationId: id(), flatRate: money(), backhaulRate: money() });
const discount = object({
  distance: measure(),
  percentage: string()
    .required()
    .test('max', fieldErrorMessages.upTo100, (value) => !value || Number(value) <= 100),
});
const fuelSurcharge = object({
  from: number()
    .integer()
    .nullable()
    .default(null)
    .test('required', fieldMessages.required, (from) => from !== null),
  percentage: string().required(),
});
const service = object({
  name: string().trim().required().max(SERVICE_LIMITS.name),
  unit: mixed<ServiceUnit>().required().default('order'),
  rate: money(),
});
const hourBand = object({ from: measure(), to: optionalText(), rate: money() });
const delay = object({ isOn: boolean().default(false), freeHours: string().max(7).default('0'), ratePerHour: money() });

const terms = object({
  unitStandard: mixed<ContractTerms['unitStandard']>().required().default('metric'),
  calculationBasedDate: mixed<ContractTerms['calculationBasedDate']>().required().default('pickup'),
  defaultMileageBilling: mixed<ContractTerms['defaultMileageBilling']>().required().default('estimated'),
  mileageCalculationLocationId: optionalText(),
  baseCurrencyId: id(),
  billingCurrencyId: optionalText().test(differsFromField('baseCurrencyId')),
  conversionRate: optionalText().when('billingCurrencyId', ([billing], rate) =>
    billing ? rate.required().test('positive', fieldMessages.positive, (value) => !value || isPositive(value)) : rate,
  ),
  vatPercentage: string()
    .required()
    .default('0')
    .test('max', fieldErrorMessages.upTo100, (value) => Number(value) <= 100),
  invoiceIssuer: mixed<InvoiceIssuer>().required().default('payee'),
  eInvoices: mixed<EInvoiceChoice>().required().default('bySettings'),
  billingCycle: mixed<BillingCycle>().required().default('perOrder'),
  toleranceAmount: optionalText(),
  tolerancePercentage: optionalText().test('max', fieldErrorMessages.upTo100, (value) => Number(value ?? 0) <= 100),
  hasFlatTrip: boolean().default(false),
  flatTripRate: money().when('hasFlatTrip', ([isOn], rate) =>
    isOn ? rate.test('positive', fieldMessages.positive, isPositive) : rate,
  ),
  flatTripBackhaulRate: money(),
  distanceRates: array().of(distanceRate).max(CONTRACT_TERMS_LIMITS.distanceRates).default([]).test(noOverlap),
  pointRates: array()
    .of(pointRate)
    .max(CONTRACT_TERMS_LIMITS.pointRates)
    .default([])
    .test(
      unique('toLocationId', ({ fromLocationId, toLocationId }) =>
        fromLocationId && toLocationId ? `${fromLocationId} ${toLocationId}` : '',
      ),
    ),
  distanceDiscounts: array()
    .of(discount)
    .max(CONTRACT_TERMS_LIMITS.distanceDiscounts)
    .default([])
    .test(unique('distance', ({ distance }) => (distance ? String(Number(distance)) : ''))),
  minimumCharge: money(),
  fuelSurcharges: array()
    .of(fuelSurcharge)
    .max(CONTRACT_TERMS_LIMITS.fuelSurcharges)
    .default([])
    .test(unique('from', ({ from }) => (from === null ? '' : String(from)))),
  dayRates: dayRatesSchema,
  services: array()
    .of(service)
    .max(CONTRACT_TERMS_LIMITS.services)
    .default([])
    .test(unique('name', ({ name }) => (name ?? '').trim().toLowerCase())),
  delays: object(
    Object.fromEntries(DELAY_CATEGORIES.map((category) => [category, delay])) as Record<DelayCategory, typeof delay>,
  ),
  demurrage: object({
    isOn: boolean().default(false),
    baseRate: money(),
    bands: array()
      .of(hourBand)
      .max(DEMURRAGE_LIMITS.bands)
      .default([])
      .when('isOn', ([isOn], bands) => (isOn ? bands.test(noOverlap) : bands)),
  }),
});

export const contractSchema = object({
  name: string().trim().required().max(CONTRACT_LIMITS.name),
  partnerId: id(),
  startDate: number().integer().required(),
  expireDate: number()
    .integer()
    .nullable()
    .default(null)
    .test(
      'afterStart',
      fieldErrorMessages.endBeforeStart,
      (end, { parent }) => typeof end !== 'number' || typeof parent.startDate !== 'number' || end > parent.startDate,
    ),
  effectiveFrom: number().integer().nullable().default(null),
  /** Not sent: the percentage for the button that raises all rates. */
  raisePercentage: string().default(''),
  cargoTypeIds: ids(),
  vehicleTypeIds: ids(),
  terms,
});

/** Terms of a new contract. */
export const getDefaultTerms = (): TermsFormValues => ({ ...terms.getDefault(), baseCurrencyId: '' });

export const areTermsValid = (values: TermsFormValues): boolean => terms.isValidSync(values);

export type ContractFormValues = InferType<typeof contractSchema>;
export type TermsFormValues = ContractFormValues['terms'];
