import { usePreferences } from 'shared-auth';
import { fill, useSay } from 'shared-ui';
import { facts } from './monitoring.messages.ts';

const KM_OF_A_MILE = 1.609344;

/** A speed of so many km/h in the person's units. */
export function useSpeed(): (kmh: number) => string {
  const say = useSay();
  const system = usePreferences(({ units }) => units);
  return (kmh) =>
    say(
      system === 'metric'
        ? fill(facts.kmh, { speed: Math.round(kmh) })
        : fill(facts.mph, { speed: Math.round(kmh / KM_OF_A_MILE) }),
    );
}
