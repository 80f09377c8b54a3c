import { useCallback } from 'react';
import { useFormatMessage, withValues } from 'shared-ui';
import { durations } from '../desk.messages.ts';
import { splitMinutes } from './duration.rules.ts';

/** Formats minutes in words: "1 day 22 hours". */
export function useFormatDuration(): (minutes: number) => string {
  const formatMessage = useFormatMessage();
  return useCallback(
    (minutes) =>
      splitMinutes(minutes)
        .map(({ unit, count }) => formatMessage(withValues(durations[unit], { count })))
        .join(' '),
    [formatMessage],
  );
}
