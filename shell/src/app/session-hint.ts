import { useSession } from 'shared-auth';
import { DAY } from 'shared-contracts/values/time';

const YEAR = 365 * DAY;

/**
 * Stores the user's id in a cookie, from which the page server chooses releases and preloads, since it can't read the
 * token. The cookie grants no access.
 */
export function writeUserCookie() {
  const write = (userId: string | undefined) => {
    document.cookie = `consign.user=${userId ?? ''}; path=/; SameSite=Lax; max-age=${userId ? YEAR : 0}`;
  };
  write(useSession.getState().user?.id);
  useSession.subscribe(({ user }) => write(user?.id));
}
