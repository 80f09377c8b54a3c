import type { ListView } from 'shared-contracts/identity/list-views';
import { type AccessSubject, holdsRule } from 'shared-contracts/values/identity/access';

type Action = ListView['actions'][number];
type View = { userId: string; isShared: boolean };

/** Per user and list. */
export const MAX_OWN_VIEWS = 30;
/** Per organization and list. */
export const MAX_SHARED_VIEWS = 50;

/** A shared view is in everyone's menu, so sharing requires the rule for the settings of the organization. */
export const canShare = (caller: Pick<AccessSubject, 'role' | 'rules'>) =>
  holdsRule(caller, { model: 'organizationOwner', rule: 'write' });

/** A private view belongs to its author, a shared one to anyone who may share. */
export function listViewActions(
  caller: Pick<AccessSubject, 'role' | 'rules'> & { userId: string },
  { userId, isShared }: View,
): Action[] {
  if (isShared) return canShare(caller) ? ['edit', 'unshare', 'delete'] : [];
  if (userId !== caller.userId) return [];
  return canShare(caller) ? ['edit', 'share', 'delete'] : ['edit', 'delete'];
}

/** The actions that a change of a view consists of. */
export const requiredActions = (view: View, { isShared, ...changes }: { isShared?: boolean }): Action[] => [
  ...(Object.keys(changes).length > 0 ? (['edit'] as const) : []),
  ...(isShared === undefined || isShared === view.isShared
    ? []
    : [isShared ? ('share' as const) : ('unshare' as const)]),
];
