import { useSession } from 'shared-auth';

const YEAR_S = 31_536_000;

/**
 * Tells the server that writes the page who will probably ask, so that it can choose the releases and the hints: it cannot read the token.
 * Nothing is decided by it that matters.
 */
export function hintSession() {
  const write = (userId: string | undefined) => {
    document.cookie = `consign.user=${userId ?? ''}; path=/; SameSite=Lax; max-age=${userId ? YEAR_S : 0}`;
  };
  write(useSession.getState().user?.id);
  useSession.subscribe(({ user }) => write(user?.id));
}
