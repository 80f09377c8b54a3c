import { usePreferences } from 'shared-auth';
import { useFormatMessage, withValues } from 'shared-ui';
import { facts } from './monitoring.messages.ts';

const KM_PER_MILE = 1.609344;

/** Returns a function that formats km/h in the user's units. */
export function useFormatSpeed(): (kmh: number) => string {
  const formatMessage = useFormatMessage();
  const system = usePreferences(({ units }) => units);
  return (kmh) =>
    formatMessage(
      system === 'metric'
        ? withValues(facts.kmh, { speed: Math.round(kmh) })
        : withValues(facts.mph, { speed: Math.round(kmh / KM_PER_MILE) }),
    );
}
