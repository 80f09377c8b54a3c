import type { ReactNode } from 'react';
import { allows, type Access } from 'shared-contracts/values/access';
import { useSession } from './session.ts';

/** Asks for many things at once: `const allowed = useAllowed(); menu.filter((entry) => allowed(entry.access))`. */
export function useAllowed(): (access: Access) => boolean {
  const user = useSession((session) => session.user);
  return (access) => Boolean(user && allows(user, access));
}

/** May the signed-in user do this? The API asks the same question again. */
export const useCan = (access: Access): boolean => useAllowed()(access);

export const Can = ({ access, children }: { access: Access; children: ReactNode }) =>
  useCan(access) ? children : null;
