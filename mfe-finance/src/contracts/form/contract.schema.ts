import type { ContractTerms } from 'shared-contracts/contracts';
import { DELAY_CATEGORIES, type DelayCategory } from 'shared-contracts/values/rating';
import { differsFrom, fieldMessages } from 'shared-ui/form';
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
import { overlapsIn, type TypedBand } from './bands.rules.ts';
import { wrongs } from './contract-form.messages.ts';
import { isPositive } from './terms.ts';

const id = () => string().required();
const optional = () => string().nullable().default(null);
const ids = () => array().of(id()).default([]);
const money = () => string().required().max(16).default('0.00');
const measure = () => string().required().max(13);

type Found = { at: number; field: string; message: (typeof wrongs)[keyof typeof wrongs] };
/** Told at the field of each row that it concerns. */
const inRows = (path: string, found: readonly Found[], { createError }: TestContext) =>
  found.length === 0 ||
  new ValidationError(found.map(({ at, field, message }) => createError({ path: `${path}[${at}].${field}`, message })));

const bandsApart: TestConfig<TypedBand[] | undefined> = {
  name: 'apart',
  test: (bands, context) =>
    inRows(
      context.path,
      overlapsIn(bands ?? []).flatMap((fault): Found[] =>
        fault.code === 'empty'
          ? [{ at: fault.at, field: 'to', message: wrongs.emptyBand }]
          : [fault.at, fault.other].map((at) => ({ at, field: 'from', message: wrongs.overlap })),
      ),
      context,
    ),
};

/** A row that another one repeats: which of them counts could not be told. */
const once = <Row>(field: string, keyOf: (row: Row) => string): TestConfig<Row[] | undefined> => ({
  name: 'once',
  test: (rows = [], context) => {
    const keys = rows.map(keyOf);
    const counts = Map.groupBy(keys, (key) => key);
    const repeated = keys.flatMap((key, at) =>
      key && (counts.get(key)?.length ?? 0) > 1 ? [{ at, field, message: wrongs.twice }] : [],
    );
    return inRows(context.path, repeated, context);
  },
});

const distanceRate = object({
  from: measure(),
  to: optional(),
  value: money(),
  backhaulRate: money(),
  backhaulPercentage: optional(),
  minDistance: optional(),
});
const pointRate = object({ fromLocationId: id(), toLocationId: id(), flatRate: money(), backhaulRate: money() });
const discount = object({
  distance: measure(),
  percentage: string()
    .required()
    .test('most', wrongs.upTo100, (value) => !value || Number(value) <= 100),
});
const hourBand = object({ from: measure(), to: optional(), rate: money() });
const delay = object({ isOn: boolean().default(false), freeHours: string().max(7).default('0'), ratePerHour: money() });

const terms = object({
  unitStandard: mixed<ContractTerms['unitStandard']>().required().default('metric'),
  calculationBasedDate: mixed<ContractTerms['calculationBasedDate']>().required().default('pickup'),
  defaultMileageBilling: mixed<ContractTerms['defaultMileageBilling']>().required().default('estimated'),
  mileageCalculationLocationId: optional(),
  baseCurrencyId: id(),
  billingCurrencyId: optional().test(differsFrom('baseCurrencyId')),
  conversionRate: optional().when('billingCurrencyId', ([billing], rate) =>
    billing ? rate.required().test('positive', fieldMessages.positive, (value) => !value || isPositive(value)) : rate,
  ),
  vatPercentage: string()
    .required()
    .default('0')
    .test('most', wrongs.upTo100, (value) => Number(value) <= 100),
  hasFlatTrip: boolean().default(false),
  flatTripRate: money().when('hasFlatTrip', ([isOn], rate) =>
    isOn ? rate.test('positive', fieldMessages.positive, isPositive) : rate,
  ),
  flatTripBackhaulRate: money(),
  distanceRates: array().of(distanceRate).max(100).default([]).test(bandsApart),
  pointRates: array()
    .of(pointRate)
    .max(1_000)
    .default([])
    .test(
      once('toLocationId', ({ fromLocationId, toLocationId }) =>
        fromLocationId && toLocationId ? `${fromLocationId} ${toLocationId}` : '',
      ),
    ),
  distanceDiscounts: array()
    .of(discount)
    .max(50)
    .default([])
    .test(once('distance', ({ distance }) => (distance ? String(Number(distance)) : ''))),
  delays: object(
    Object.fromEntries(DELAY_CATEGORIES.map((category) => [category, delay])) as Record<DelayCategory, typeof delay>,
  ),
  demurrage: object({
    isOn: boolean().default(false),
    baseRate: money(),
    bands: array()
      .of(hourBand)
      .max(50)
      .default([])
      .when('isOn', ([isOn], bands) => (isOn ? bands.test(bandsApart) : bands)),
  }),
});

export const contractSchema = object({
  name: string().trim().required().max(100),
  partnerId: id(),
  startDate: number().integer().required(),
  expireDate: number()
    .integer()
    .nullable()
    .default(null)
    .test(
      'afterStart',
      wrongs.endBeforeStart,
      (end, { parent }) => typeof end !== 'number' || typeof parent.startDate !== 'number' || end > parent.startDate,
    ),
  cargoTypeIds: ids(),
  vehicleTypeIds: ids(),
  terms,
});

/** What a new contract begins with. */
export const usualTerms = (): TermsForm => ({ ...terms.getDefault(), baseCurrencyId: '' });

/** May these terms be tried? */
export const areWhole = (values: TermsForm): boolean => terms.isValidSync(values);

export type ContractForm = InferType<typeof contractSchema>;
export type TermsForm = ContractForm['terms'];
