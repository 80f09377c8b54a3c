import type { ContractTerms, DayRate, DayRates } from 'shared-contracts/finance/contract-terms';
import { DAY_RATES_LIMITS, MAX_MONEY_LENGTH } from 'shared-contracts/values/field-limits';
import { CHARGED_DAYS, type ChargedDay } from 'shared-contracts/values/finance/rating';
import { fieldMessages } from 'shared-ui/form';
import { array, mixed, object, string, type InferType } from 'yup';
import { isPositive } from '../terms.ts';

/** How a day is charged. */
export type DayRateKind = 'none' | 'percentage' | 'amount';

const requiredFor = (kind: DayRateKind) =>
  string()
    .default('')
    .max(MAX_MONEY_LENGTH)
    .when('kind', ([chosen], schema) =>
      chosen === kind ? schema.required().test('positive', fieldMessages.positive, isPositive) : schema,
    );
const dayRate = object({
  kind: mixed<DayRateKind>().required().default('none'),
  percentage: requiredFor('percentage'),
  amount: requiredFor('amount'),
});

type DayRateForm = InferType<typeof dayRate>;
type RatesByDay = Record<ChargedDay, Pick<DayRateForm, 'kind'>>;
export const isAnyDayCharged = (rates: RatesByDay) => CHARGED_DAYS.some((day) => rates[day].kind !== 'none');

/** Undefined while Yup computes the defaults. */
const isCharged = (rate: DayRateForm | undefined) => rate !== undefined && rate.kind !== 'none';
/** `holidays` are entered with the days that are charged. */
export const dayRatesSchema = object({
  saturday: dayRate,
  sunday: dayRate,
  holiday: dayRate,
  timeZone: string()
    .nullable()
    .default('')
    .when(CHARGED_DAYS as unknown as string[], (rates, schema) =>
      (rates as (DayRateForm | undefined)[]).some(isCharged) ? schema.required() : schema,
    ),
  holidays: array()
    .of(
      string()
        .required()
        .matches(/^\d{4}-/, { message: fieldMessages.date as never }),
    )
    .max(DAY_RATES_LIMITS.holidays)
    .default([]),
});
export type DayRatesForm = InferType<typeof dayRatesSchema>;

const toRateForm = (rate: DayRate | null | undefined): DayRateForm => {
  if (!rate) return { kind: 'none', percentage: '', amount: '' };
  return {
    kind: rate.percentage === null ? 'amount' : 'percentage',
    percentage: rate.percentage ?? '',
    amount: rate.amount ?? '',
  };
};
export const toDayRatesForm = (rates: DayRates | undefined): DayRatesForm => ({
  saturday: toRateForm(rates?.saturday),
  sunday: toRateForm(rates?.sunday),
  holiday: toRateForm(rates?.holiday),
  timeZone: rates?.timeZone ?? '',
  holidays: rates?.holidays ?? [],
});

const toRate = ({ kind, percentage, amount }: DayRateForm): DayRate | null => {
  if (kind === 'none') return null;
  return kind === 'percentage' ? { percentage, amount: null } : { percentage: null, amount };
};
export const toDayRates = (form: DayRatesForm): Pick<ContractTerms, 'dayRates'> =>
  isAnyDayCharged(form)
    ? {
        dayRates: {
          timeZone: form.timeZone ?? '',
          saturday: toRate(form.saturday),
          sunday: toRate(form.sunday),
          holiday: toRate(form.holiday),
          holidays: form.holidays,
        },
      }
    : {};
