import { useCallback } from 'react';
import { usePreferences } from 'shared-auth';
import { LOAD_MEASURES } from 'shared-contracts/values/space';
import type { PlanProblem } from 'shared-contracts/trips/plans/plan-trips';
import { useFormatMessage, withValues, type FormatMessage } from 'shared-ui';
import { formatDateTime, formatMeasure, useTimeZone } from 'shared-ui/format';
import { documentNames, problemMessages, UNNAMED } from './problem.messages.ts';
import { useFormatDuration } from './use-format-duration.ts';

type Value = string | number;

const TIMES: readonly string[] = ['from', 'to', 'at', 'arriveAt', 'startAt'];
const MEASURES: readonly string[] = ['load', 'capacity', 'excess'];

const formatDocument = (kind: string, formatMessage: FormatMessage) =>
  Object.hasOwn(documentNames, kind) ? formatMessage(documentNames[kind as keyof typeof documentNames]) : kind;

/** Formats what is wrong with a trip in words: places, days and hours. */
export function useFormatProblem(): (problem: Pick<PlanProblem, 'code' | 'params'>) => string {
  const formatMessage = useFormatMessage();
  const formatDuration = useFormatDuration();
  const zone = useTimeZone();
  const units = usePreferences((preferences) => preferences.units);
  return useCallback(
    ({ code, params }) => {
      const format = (name: string, value: Value): Value => {
        if (TIMES.includes(name)) return formatDateTime(Number(value), zone);
        if (name === 'minutes') return formatDuration(Number(value));
        if (code === 'palletPlaces' && name === 'excess') return Number(value);
        if (MEASURES.includes(name))
          return formatMeasure(value, LOAD_MEASURES.find((kind) => kind === code) ?? 'space', units);
        if (name === 'document') return formatDocument(String(value), formatMessage);
        return value;
      };
      const values: Record<string, Value> = Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, format(name, value)]),
      );
      const { trip = values['planTrip'] ?? UNNAMED.trip } = values;
      return formatMessage(withValues(problemMessages[code], { ...UNNAMED, ...values, trip }));
    },
    [formatMessage, formatDuration, zone, units],
  );
}
