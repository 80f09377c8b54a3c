import type { BlockedState } from 'shared-contracts/identity/auth';
import { BLOCKED_CHECK_INTERVAL_MS } from 'shared-contracts/values/limits';
import { api } from './api.ts';
import { usePreferences } from './preferences.ts';
import { endSession, syncWithStorage, useSession } from './session.ts';
import { COLOR_MODE_KEY, LOCALIZATION_KEY, TOKEN_KEY } from './storage.ts';
import { updateRules } from './update-rules.ts';

/** Failures are ignored until the next check; a 401 ends the session by itself. */
const checkBlocked = () =>
  api.get<BlockedState>('auth/is-blocked').then(
    ({ isBlocked }) => isBlocked && endSession('blocked'),
    () => undefined,
  );

function checkSession() {
  const { token, expiresAt } = useSession.getState();
  if (!token) return;
  if (expiresAt && expiresAt * 1000 <= Date.now()) endSession('expired');
  else void checkBlocked();
}

const restorePreferences = () => usePreferences.getState().restore();
const STORAGE_HANDLERS: Record<string, () => void> = {
  [TOKEN_KEY]: () => syncWithStorage(Date.now() / 1000),
  [LOCALIZATION_KEY]: restorePreferences,
  [COLOR_MODE_KEY]: restorePreferences,
};

/** `key` is null when everything was cleared. */
const onStorage = ({ key }: StorageEvent) => STORAGE_HANDLERS[key ?? TOKEN_KEY]?.();

/**
 * Ends the session when it expires, when the user is blocked, or when it ended in another tab, syncs preferences from
 * other tabs, and brings rules of an old token up to date.
 * @returns stops watching
 */
export function watchSession(): () => void {
  void updateRules();
  const timer = setInterval(checkSession, BLOCKED_CHECK_INTERVAL_MS);
  window.addEventListener('focus', checkSession);
  window.addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', checkSession);
    window.removeEventListener('storage', onStorage);
  };
}
