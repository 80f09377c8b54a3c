import { DateTime } from 'luxon';
import { useSession } from 'shared-auth';

/** Cached because the check is slow in browsers. */
const isValidByName = new Map<string, boolean>();

function isValidTimeZone(name: string): boolean {
  const isValid = isValidByName.get(name) ?? DateTime.local().setZone(name).isValid;
  isValidByName.set(name, isValid);
  return isValid;
}

/** The signed-in user's time zone, or the browser's if it does not know the name. */
export function useTimeZone(): string {
  const name = useSession((session) => session.user?.timezone.name);
  return name && isValidTimeZone(name) ? name : 'local';
}
