import type { UserInfo } from 'shared-contracts/identity/auth';
import { ACTIONS, FORWARDER_TYPES, MODELS } from 'shared-contracts/values/identity/access';
import { api } from './api.ts';
import { useSession } from './session.ts';

const RULE_COUNT = MODELS.length * ACTIONS.length;

/**
 * Reads the rules of a 3PL or 4PL user with a token of the previous release: those users needed no rules then but have
 * them now, and such a token is never refreshed. On failure the rules of the token stay.
 */
export async function updateRules(): Promise<void> {
  const { token, user, refreshAt } = useSession.getState();
  const isCurrent =
    !user ||
    refreshAt !== undefined ||
    !FORWARDER_TYPES.includes(user.organizationType) ||
    user.rules.length >= RULE_COUNT;
  if (isCurrent) return;
  const { rules } = await api.get<Pick<UserInfo, 'rules'>>('users/rules').catch(() => user);
  if (useSession.getState().token === token) useSession.setState({ user: { ...user, rules } });
}
