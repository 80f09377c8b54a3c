import type { OpeningHours } from 'shared-contracts/network/opening-hours';
import { OPENING_HOURS_LIMITS } from 'shared-contracts/values/field-limits';
import { useDayConversion, useTimeZone } from 'shared-ui/format';
import { useMemo } from 'react';
import { array, number, object, string, type InferType } from 'yup';
import { fieldErrors } from './location-form.messages.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
export const emptyInterval = { weekdays: WORKDAYS, from: '08:00', to: '17:00' };

/** Closed days are unix seconds of their start in the user's time zone, as date fields store them. */
const hoursSchema = object({
  timeZone: string().required().default(''),
  intervals: array()
    .of(
      object({
        weekdays: array()
          .of(number().required())
          .required()
          .min(1, fieldErrors.noWeekday as never),
        from: string().required(),
        to: string().required(),
      }),
    )
    .required()
    .min(OPENING_HOURS_LIMITS.intervals.min)
    .max(OPENING_HOURS_LIMITS.intervals.max)
    .default([emptyInterval]),
  closedDays: array().of(number().integer().required()).required().max(OPENING_HOURS_LIMITS.closedDays).default([]),
});
export type OpeningHoursForm = InferType<typeof hoursSchema>;
export type OpeningForm = { opening: 'always' | 'hours'; openingHours: OpeningHoursForm };

/** Hours are only required of a location that has some. */
export const openingSchema = {
  opening: string<OpeningForm['opening']>().required().default('always'),
  openingHours: hoursSchema.when('opening', ([opening], schema) => (opening === 'hours' ? schema : object())),
};

/** Converts opening hours to values of the form, and back. A location that is always open suggests hours in the user's time zone. */
export function useOpeningForm() {
  const { toDay, toStartOfDay } = useDayConversion();
  const userZone = useTimeZone();
  return useMemo(() => {
    const timeZone = userZone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : userZone;
    return {
      toOpening: (hours: OpeningHours | null): OpeningForm => ({
        opening: hours ? 'hours' : 'always',
        openingHours: hours
          ? { ...hours, closedDays: hours.closedDays.map(toStartOfDay) }
          : { timeZone, intervals: [emptyInterval], closedDays: [] },
      }),
      toHours: ({ opening, openingHours }: OpeningForm): OpeningHours | null =>
        opening === 'hours' ? { ...openingHours, closedDays: openingHours.closedDays.map(toDay) } : null,
    };
  }, [toDay, toStartOfDay, userZone]);
}
export type ToHours = ReturnType<typeof useOpeningForm>['toHours'];
