import { useState } from 'react';
import { useSession } from 'shared-auth';
import { type Arrangement, USUAL } from './widgets.rules.ts';

/** What begins so ends with the session. */
const KEY = 'consign.widgets.dashboards';

type Saved = Arrangement & { user: string };

function saved(user: string): Arrangement | undefined {
  try {
    const arrangement = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Saved | null;
    return arrangement?.user === user && Array.isArray(arrangement.order) && Array.isArray(arrangement.hidden)
      ? arrangement
      : undefined;
  } catch {
    return undefined; // damaged: the usual one
  }
}

/** The widgets' arrangement, kept in the browser for this user until the session ends, as the layouts of tables are. */
export function useArrangement() {
  const user = useSession((session) => session.user?.id ?? '');
  const [arrangement, setArrangement] = useState(() => saved(user) ?? USUAL);
  const arrange = (next: Arrangement) => {
    setArrangement(next);
    localStorage.setItem(KEY, JSON.stringify({ ...next, user } satisfies Saved));
  };
  const reset = () => {
    setArrangement(USUAL);
    localStorage.removeItem(KEY);
  };
  return { arrangement, arrange, reset };
}
