import { type Access, hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import type { HandshakeActor, HandshakeRole } from './handshake.rules.ts';

/** Users who handle orders that an organization receives: those who plan its trips or write orders. */
export const HANDLES_ORDERS = {
  model: 'order',
  action: 'write',
  or: [{ model: 'trip', action: 'write' }],
} as const satisfies Access;

export const SYSTEM: HandshakeActor = { isRoot: false, roles: ['system'] };

export function toHandshakeActor(
  caller: Caller,
  { organizationId, partnerId }: { organizationId: string; partnerId: string },
): HandshakeActor {
  const roles: Partial<Record<HandshakeRole, boolean>> = {
    owner: caller.organizationId === organizationId && hasAccess(caller, { model: 'order', action: 'write' }),
    partner: caller.organizationId === partnerId && hasAccess(caller, HANDLES_ORDERS),
  };
  return { isRoot: caller.role === 'root', roles: (['owner', 'partner'] as const).filter((role) => roles[role]) };
}

/** Both organizations of an order can carry it in their trips. */
export const plansOrder = (
  caller: Caller,
  { organizationId, partnerId }: { organizationId: string; partnerId: string },
) =>
  (caller.role === 'root' || [organizationId, partnerId].includes(caller.organizationId)) &&
  hasAccess(caller, { model: 'trip', action: 'write' });
