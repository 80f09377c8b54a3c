import type { BlockedState } from 'shared-contracts/auth';
import { BLOCKED_CHECK_MS } from 'shared-contracts/values/limits';
import { api } from './api.ts';
import { usePreferences } from './preferences.ts';
import { endSession, followStorage, useSession } from './session.ts';
import { COLOR_MODE_KEY, LOCALIZATION_KEY, TOKEN_KEY } from './storage.ts';

/** A failed question is answered by the next one; a 401 signs out by itself. */
const askBlocked = () =>
  api.get<BlockedState>('auth/is-blocked').then(
    ({ isBlocked }) => isBlocked && endSession('blocked'),
    () => undefined,
  );

function check() {
  const { token, expiresAt } = useSession.getState();
  if (!token) return;
  if (expiresAt && expiresAt * 1000 <= Date.now()) endSession('expired');
  else void askBlocked();
}

const followPreferences = () => usePreferences.getState().restore();
const FOLLOWED: Record<string, () => void> = {
  [TOKEN_KEY]: followStorage,
  [LOCALIZATION_KEY]: followPreferences,
  [COLOR_MODE_KEY]: followPreferences,
};

/** No key: everything was cleared. */
const onStorage = ({ key }: StorageEvent) => FOLLOWED[key ?? TOKEN_KEY]?.();

/** Ends the session here when it expires, when the user is blocked, or when it ended in another tab; what is chosen in another tab holds here too. Returns how to stop watching. */
export function watchSession(): () => void {
  const timer = setInterval(check, BLOCKED_CHECK_MS);
  window.addEventListener('focus', check);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    window.removeEventListener('storage', onStorage);
  };
}
