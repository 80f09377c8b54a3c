import { waitFor } from '@testing-library/react';
import { listImpersonators } from './impersonators.ts';
import { usePreferences } from './preferences.ts';
import {
  endSession,
  syncWithStorage,
  clearSessionEndReason,
  readSessionEndReason,
  navigation,
  renewSession,
  signIn,
  startImpersonation,
  signOut,
  useSession,
} from './session.ts';
import { dispatcher, createToken } from './testing/tokens.ts';

const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);
const goHome = jest.spyOn(navigation, 'goHome').mockImplementation(() => undefined);
const EXPIRED = createToken({}, 1_000);
const root = { login: 'root', role: 'root', id: '00000000-0000-4000-8000-0000000000bb' };

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined });
  usePreferences.getState().setDefaults('user');
  reload.mockClear();
  goHome.mockClear();
});

// A sign-out leaves the page a moment later, when the server has answered.
afterEach(() => new Promise((resolve) => void setTimeout(resolve)));

/** Loads the module as a new page does, with a stored token. */
const loadWith = (token: string) => {
  localStorage.setItem('consign.token', token);
  let session = {};
  jest.isolateModules(() => {
    session = jest.requireActual<typeof import('./session.ts')>('./session.ts').useSession.getState();
  });
  return session;
};

test('stores the token and decodes the user from it', () => {
  const token = createToken({ organizationName: 'සිලෝන් Tea – Exports' });
  expect(signIn(token)).toBe(true);
  expect(localStorage.getItem('consign.token')).toBe(token);
  expect(useSession.getState().user).toEqual({ ...dispatcher, organizationName: 'සිලෝන් Tea – Exports' });
  expect(loadWith(token)).toMatchObject({ token, user: { login: 'nadia' } });
});

test.each([
  ['nonsense', 'nonsense'],
  ['a payload that is not JSON', 'e30.bm90IGpzb24.x'],
  ['a payload without a user', 'e30.e30.x'],
])('removes an unreadable token and marks the session: %s', (_case, token) => {
  expect(loadWith(token)).toEqual({ isTokenUnreadable: true });
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(signIn(token)).toBe(false);
  expect(() => renewSession(token)).toThrow("Can't load user info.");
});

test('removes an expired token and stores the reason', () => {
  expect(loadWith(EXPIRED)).toEqual({});
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(readSessionEndReason()).toBe('expired');
  expect(signIn(EXPIRED)).toBe(false);
});

test('signing out deletes only the data of the session', async () => {
  signIn(createToken());
  usePreferences.getState().setLanguage('fr');
  usePreferences.getState().setColorMode('dark');
  const sessionKeys = [
    'consign.layout.orders',
    'consign.draft.order',
    'consign.widgets.home',
    'consign.recent.screens',
  ];
  for (const key of [...sessionKeys, 'consign.menu', 'someone.else']) localStorage.setItem(key, '{}');
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining([...sessionKeys, 'consign.localization', 'consign.token']),
  );
  signOut();
  expect(Object.keys(localStorage).toSorted()).toEqual(['consign.colorMode', 'consign.menu', 'someone.else']);
  expect(useSession.getState()).toMatchObject({ token: undefined, user: undefined });
  expect(usePreferences.getState()).toMatchObject({ language: 'en', colorMode: 'dark' });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

describe('impersonation', () => {
  const rootToken = createToken(root);
  const getLogin = () => useSession.getState().user?.login;

  test('starts on the home page and returns step by step', async () => {
    signIn(rootToken);
    startImpersonation(createToken({ login: 'admin', id: 'admin' }));
    startImpersonation(createToken());
    expect(goHome).toHaveBeenCalledTimes(2);
    expect(listImpersonators().map(({ login }) => login)).toEqual(['admin', 'root']);
    const logins = [0, 1, 2].map(() => {
      const login = getLogin();
      signOut();
      return login;
    });
    expect(logins).toEqual(['nadia', 'admin', 'root']);
    expect(Object.keys(localStorage)).toEqual([]);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  });

  test('deletes its data when it ends', () => {
    signIn(rootToken);
    startImpersonation(createToken());
    localStorage.setItem('consign.draft.order', '{}');
    signOut();
    expect([getLogin(), localStorage.getItem('consign.draft.order')]).toEqual(['root', null]);
  });

  test('skips impersonators with invalid tokens', () => {
    localStorage.setItem('consign.tokens', JSON.stringify([rootToken, EXPIRED, 'nonsense', 7]));
    renewSession(createToken());
    expect(listImpersonators().map(({ login }) => login)).toEqual(['root']);
    signOut();
    expect([getLogin(), localStorage.getItem('consign.tokens')]).toEqual(['root', null]);
  });

  test('signs out when no impersonator has a valid token', () => {
    localStorage.setItem('consign.tokens', JSON.stringify([EXPIRED]));
    renewSession(createToken());
    endSession('blocked');
    expect([getLogin(), readSessionEndReason(), localStorage.getItem('consign.tokens')]).toEqual([
      undefined,
      'blocked',
      null,
    ]);
  });

  test.each([
    ['has expired', EXPIRED, {}],
    ['is unreadable', 'nonsense', { isTokenUnreadable: true }],
  ])('returns to the impersonator when the stored token %s', (_case, token, expected) => {
    localStorage.setItem('consign.tokens', JSON.stringify([rootToken]));
    expect(loadWith(token)).toMatchObject({ token: rootToken, user: { login: 'root' }, ...expected });
    expect([localStorage.getItem('consign.token'), readSessionEndReason()]).toEqual([rootToken, undefined]);
  });

  test('survives a renewed token and ends with a new sign-in', () => {
    signIn(rootToken);
    startImpersonation(createToken());
    renewSession(createToken({ timezone: { id: 'z', name: 'Europe/Paris' } }));
    expect(listImpersonators()).toHaveLength(1);
    signIn(createToken({ login: 'rohan' }));
    expect(listImpersonators()).toEqual([]);
  });

  test('ignores a damaged list of impersonators', () => {
    localStorage.setItem('consign.tokens', '{"not":"a list"}');
    renewSession(createToken());
    expect(listImpersonators()).toEqual([]);
    signOut();
    expect(getLogin()).toBeUndefined();
  });
});

describe('another tab', () => {
  const storeInOtherTab = (token: string) => localStorage.setItem('consign.token', token);

  test('applies new data of the same user without a reload', () => {
    signIn(createToken());
    storeInOtherTab(createToken({ login: 'nadia.perera' }));
    syncWithStorage();
    expect([useSession.getState().user?.login, reload.mock.calls.length]).toEqual(['nadia.perera', 0]);
  });

  test.each([
    ['someone else', { id: 'other' }],
    ['an impersonator of the same user', { actor: { id: 'root', login: 'root' } }],
  ])('%s signing in reloads the page', (_case, claims) => {
    signIn(createToken());
    storeInOtherTab(createToken(claims));
    syncWithStorage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a session that two tabs end at once ends only once', () => {
    signIn(createToken(root));
    startImpersonation(createToken());
    storeInOtherTab(createToken(root)); // the other tab returned to it first
    localStorage.removeItem('consign.tokens');
    endSession('blocked');
    expect([useSession.getState().user?.login, readSessionEndReason()]).toEqual(['root', undefined]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('language and units default to the user’s, the host’s, then English and metric', () => {
  const { setDefaults, setLanguage } = usePreferences.getState();
  const getLocalization = () => [usePreferences.getState().language, usePreferences.getState().units];
  setDefaults('host', { language: 'sin' });
  expect(getLocalization()).toEqual(['sin', 'metric']);
  signIn(createToken({ language: 'it', units: 'imperial' }));
  expect(getLocalization()).toEqual(['it', 'imperial']);
  setLanguage('fr');
  signIn(createToken({ language: 'sp', units: 'imperial' }));
  expect(getLocalization()).toEqual(['fr', 'imperial']);
  signOut();
  expect(getLocalization()).toEqual(['sin', 'metric']);
  setDefaults('host');
  expect(getLocalization()).toEqual(['en', 'metric']);
  setDefaults('host', { language: 'klingon' as never });
  expect(getLocalization()).toEqual(['en', 'metric']);
});

test('a page begins in the language of its user', () => {
  localStorage.setItem('consign.token', createToken({ language: 'fr' }));
  let language = '';
  jest.isolateModules(() => {
    jest.requireActual<typeof import('./session.ts')>('./session.ts');
    language = jest
      .requireActual<typeof import('./preferences.ts')>('./preferences.ts')
      .usePreferences.getState().language;
  });
  expect(language).toBe('fr');
});

test('why a session ended is remembered until someone signs in, but not where one only goes back to one’s own', () => {
  signIn(createToken(root));
  startImpersonation(createToken());
  endSession('blocked');
  expect([useSession.getState().user?.login, readSessionEndReason()]).toEqual(['root', undefined]);
  endSession('blocked');
  expect([useSession.getState().user, readSessionEndReason()]).toEqual([undefined, 'blocked']);
  clearSessionEndReason();
  expect(readSessionEndReason()).toBeUndefined();
  signIn(createToken());
  endSession('expired');
  expect(readSessionEndReason()).toBe('expired');
  signIn(createToken());
  signOut();
  expect(readSessionEndReason()).toBeUndefined();
});

test('a damaged preference is the usual one', () => {
  localStorage.setItem('consign.localization', '{"language":"klingon","units":"furlongs"}');
  usePreferences.getState().restore();
  expect(usePreferences.getState()).toMatchObject({ language: 'en', units: 'metric' });
});
