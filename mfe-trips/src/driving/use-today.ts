import { useZone } from 'shared-ui/format';
import type { Day } from './driving.api.ts';

/** Today in the driver's zone. */
export function useDay(): Day {
  const zone = useZone();
  const timeZone = zone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(),
  );
  return { day, timeZone };
}
