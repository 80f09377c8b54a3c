import type { ReactNode } from 'react';
import { hasAccess, type Access } from 'shared-contracts/values/identity/access';
import { useSession } from './session.ts';

/** Returns a check for several accesses: `const canAccess = useAccessCheck(); menu.filter((entry) => canAccess(entry.access))`. */
export function useAccessCheck(): (access: Access) => boolean {
  const user = useSession((session) => session.user);
  return (access) => Boolean(user && hasAccess(user, access));
}

/** Whether the signed-in user has access. The API checks it again. */
export const useCan = (access: Access): boolean => useAccessCheck()(access);

export const Can = ({ access, children }: { access: Access; children: ReactNode }) =>
  useCan(access) ? children : null;
