import { useTimeZone } from 'shared-ui/format';
import type { DayQuery } from './driving.api.ts';

/** Today in the driver's time zone. */
export function useToday(): DayQuery {
  const timeZoneSetting = useTimeZone();
  const timeZone = timeZoneSetting === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZoneSetting;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(),
  );
  return { day, timeZone };
}
