import { DateTime } from 'luxon';
import { useSession } from 'shared-auth';

/** The signed-in user's time zone; the browser's when its name is unknown here. */
export function useZone(): string {
  const name = useSession((session) => session.user?.timezone.name);
  return name && DateTime.local().setZone(name).isValid ? name : 'local';
}
