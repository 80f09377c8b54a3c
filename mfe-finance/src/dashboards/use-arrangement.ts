import { useState } from 'react';
import { useSession } from 'shared-auth';
import { DEFAULT_ARRANGEMENT, type Arrangement } from './widgets.rules.ts';

/** Keys with this prefix are removed when the session ends. */
const STORAGE_KEY = 'consign.widgets.dashboards';

type StoredArrangement = Arrangement & { user: string };

function readStored(user: string): Arrangement | undefined {
  try {
    const arrangement = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredArrangement | null;
    return arrangement?.user === user && Array.isArray(arrangement.order) && Array.isArray(arrangement.hidden)
      ? arrangement
      : undefined;
  } catch {
    return undefined; // damaged: use the default
  }
}

/** Stores the arrangement of the user's widgets in the browser until the session ends. */
export function useArrangement() {
  const user = useSession((session) => session.user?.id ?? '');
  const [arrangement, setArrangement] = useState(() => readStored(user) ?? DEFAULT_ARRANGEMENT);
  const arrange = (next: Arrangement) => {
    setArrangement(next);
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...next, user } satisfies StoredArrangement));
  };
  const reset = () => {
    setArrangement(DEFAULT_ARRANGEMENT);
    localStorage.removeItem(STORAGE_KEY);
  };
  return { arrangement, arrange, reset };
}
