import { DateTime } from 'luxon';
import { useSession } from 'shared-auth';

/** A browser takes its time to tell. */
const known = new Map<string, boolean>();
function isKnown(name: string): boolean {
  const isZone = known.get(name) ?? DateTime.local().setZone(name).isValid;
  known.set(name, isZone);
  return isZone;
}

/** The signed-in user's time zone; the browser's when its name is unknown here. */
export function useZone(): string {
  const name = useSession((session) => session.user?.timezone.name);
  return name && isKnown(name) ? name : 'local';
}
