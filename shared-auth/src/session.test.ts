import { usersBehind } from './behind.ts';
import { usePreferences } from './preferences.ts';
import {
  endSession,
  followStorage,
  forgetEnding,
  lastEnding,
  page,
  renewSession,
  signIn,
  signInAs,
  signOut,
  useSession,
} from './session.ts';
import { dispatcher, tokenOf } from './testing/tokens.ts';

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
const goHome = jest.spyOn(page, 'goHome').mockImplementation(() => undefined);
const EXPIRED = tokenOf({}, 1_000);
const root = { login: 'root', role: 'root', id: '00000000-0000-4000-8000-0000000000bb' };

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined });
  usePreferences.getState().suggest('user');
  reload.mockClear();
  goHome.mockClear();
});

/** The module as a page loads it, with what an earlier page left. */
const atStart = (token: string) => {
  localStorage.setItem('consign.token', token);
  let session = {};
  jest.isolateModules(() => {
    session = jest.requireActual<typeof import('./session.ts')>('./session.ts').useSession.getState();
  });
  return session;
};

test('the token is kept in local storage and the user decoded from it', () => {
  const token = tokenOf({ organizationName: 'සිලෝන් Tea – Exports' });
  expect(signIn(token)).toBe(true);
  expect(localStorage.getItem('consign.token')).toBe(token);
  expect(useSession.getState().user).toEqual({ ...dispatcher, organizationName: 'සිලෝන් Tea – Exports' });
  expect(atStart(token)).toMatchObject({ token, user: { login: 'nadia' } });
});

test.each([
  ['nonsense', 'nonsense'],
  ['a payload that is no JSON', 'e30.bm90IGpzb24.x'],
  ['a payload that is no user', 'e30.e30.x'],
])('a token that cannot be read is removed, and it is known that somebody got lost: %s', (_what, token) => {
  expect(atStart(token)).toEqual({ isLost: true });
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(signIn(token)).toBe(false);
  expect(() => renewSession(token)).toThrow("Can't load user info.");
});

test('an expired token is removed, and the sign-in page knows why', () => {
  expect(atStart(EXPIRED)).toEqual({});
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(lastEnding()).toBe('expired');
  expect(signIn(EXPIRED)).toBe(false);
});

test('signing out takes along what the session left behind, and nothing else', () => {
  signIn(tokenOf());
  usePreferences.getState().setLanguage('fr');
  usePreferences.getState().setColorMode('dark');
  const left = ['consign.layout.orders', 'consign.draft.order', 'consign.widgets.home', 'consign.recent.screens'];
  for (const key of [...left, 'consign.menu', 'someone.else']) localStorage.setItem(key, '{}');
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining([...left, 'consign.localization', 'consign.token']));
  signOut();
  expect(Object.keys(localStorage).toSorted()).toEqual(['consign.colorMode', 'consign.menu', 'someone.else']);
  expect(useSession.getState()).toMatchObject({ token: undefined, user: undefined });
  expect(usePreferences.getState()).toMatchObject({ language: 'en', colorMode: 'dark' });
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a session as someone else', () => {
  const own = tokenOf(root);
  const seen = () => useSession.getState().user?.login;

  test('begins at home and leads back step by step', () => {
    signIn(own);
    signInAs(tokenOf({ login: 'admin', id: 'admin' }));
    signInAs(tokenOf());
    expect(goHome).toHaveBeenCalledTimes(2);
    expect(usersBehind().map(({ login }) => login)).toEqual(['admin', 'root']);
    const logins = [0, 1, 2].map(() => {
      const login = seen();
      signOut();
      return login;
    });
    expect(logins).toEqual(['nadia', 'admin', 'root']);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('takes what it left behind along when it ends', () => {
    signIn(own);
    signInAs(tokenOf());
    localStorage.setItem('consign.draft.order', '{}');
    signOut();
    expect([seen(), localStorage.getItem('consign.draft.order')]).toEqual(['root', null]);
  });

  test('passes over those behind it who could not go on', () => {
    localStorage.setItem('consign.tokens', JSON.stringify([own, EXPIRED, 'nonsense', 7]));
    renewSession(tokenOf());
    expect(usersBehind().map(({ login }) => login)).toEqual(['root']);
    signOut();
    expect([seen(), localStorage.getItem('consign.tokens')]).toEqual(['root', null]);
  });

  test('leads out when nobody behind it can go on', () => {
    localStorage.setItem('consign.tokens', JSON.stringify([EXPIRED]));
    renewSession(tokenOf());
    endSession('blocked');
    expect([seen(), lastEnding(), localStorage.getItem('consign.tokens')]).toEqual([undefined, 'blocked', null]);
  });

  test.each([
    ['expired', EXPIRED, {}],
    ['cannot be read', 'nonsense', { isLost: true }],
  ])('that %s before the page is loaded leads back too', (_what, token, more) => {
    localStorage.setItem('consign.tokens', JSON.stringify([own]));
    expect(atStart(token)).toMatchObject({ token: own, user: { login: 'root' }, ...more });
    expect([localStorage.getItem('consign.token'), lastEnding()]).toEqual([own, undefined]);
  });

  test('is remembered through a change of one’s own data, and forgotten by whoever signs in anew', () => {
    signIn(own);
    signInAs(tokenOf());
    renewSession(tokenOf({ timezone: { id: 'z', name: 'Europe/Paris' } }));
    expect(usersBehind()).toHaveLength(1);
    signIn(tokenOf({ login: 'rohan' }));
    expect(usersBehind()).toEqual([]);
  });

  test('a list behind it that is damaged is none', () => {
    localStorage.setItem('consign.tokens', '{"not":"a list"}');
    renewSession(tokenOf());
    expect(usersBehind()).toEqual([]);
    signOut();
    expect(seen()).toBeUndefined();
  });
});

describe('what another tab did', () => {
  const otherTab = (token: string) => localStorage.setItem('consign.token', token);

  test('one’s own new data is taken over without a reload', () => {
    signIn(tokenOf());
    otherTab(tokenOf({ login: 'nadia.perera' }));
    followStorage();
    expect([useSession.getState().user?.login, reload.mock.calls.length]).toEqual(['nadia.perera', 0]);
  });

  test.each([
    ['someone else', { id: 'other' }],
    ['the same user under another’s name', { actor: { id: 'root', login: 'root' } }],
  ])('%s makes the page load anew', (_who, claims) => {
    signIn(tokenOf());
    otherTab(tokenOf(claims));
    followStorage();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a session that two tabs find blocked at once ends once: whoever is behind it stays', () => {
    signIn(tokenOf(root));
    signInAs(tokenOf());
    otherTab(tokenOf(root)); // the other tab went back to it first
    localStorage.removeItem('consign.tokens');
    endSession('blocked');
    expect([useSession.getState().user?.login, lastEnding()]).toEqual(['root', undefined]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('language and units: what was chosen in this browser, else the user’s own, else the host’s, else English', () => {
  const { suggest, setLanguage } = usePreferences.getState();
  const now = () => [usePreferences.getState().language, usePreferences.getState().units];
  suggest('host', { language: 'sin' });
  expect(now()).toEqual(['sin', 'metric']);
  signIn(tokenOf({ language: 'it', units: 'imperial' }));
  expect(now()).toEqual(['it', 'imperial']);
  setLanguage('fr');
  signIn(tokenOf({ language: 'sp', units: 'imperial' }));
  expect(now()).toEqual(['fr', 'imperial']);
  signOut();
  expect(now()).toEqual(['sin', 'metric']);
  suggest('host');
  expect(now()).toEqual(['en', 'metric']);
  suggest('host', { language: 'klingon' as never });
  expect(now()).toEqual(['en', 'metric']);
});

test('a page begins in the language of its user', () => {
  localStorage.setItem('consign.token', tokenOf({ language: 'fr' }));
  let language = '';
  jest.isolateModules(() => {
    jest.requireActual<typeof import('./session.ts')>('./session.ts');
    language = jest
      .requireActual<typeof import('./preferences.ts')>('./preferences.ts')
      .usePreferences.getState().language;
  });
  expect(language).toBe('fr');
});

test('why a session ended is remembered until somebody signs in, but not where one only goes back to one’s own', () => {
  signIn(tokenOf(root));
  signInAs(tokenOf());
  endSession('blocked');
  expect([useSession.getState().user?.login, lastEnding()]).toEqual(['root', undefined]);
  endSession('blocked');
  expect([useSession.getState().user, lastEnding()]).toEqual([undefined, 'blocked']);
  forgetEnding();
  expect(lastEnding()).toBeUndefined();
  signIn(tokenOf());
  endSession('expired');
  expect(lastEnding()).toBe('expired');
  signIn(tokenOf());
  signOut();
  expect(lastEnding()).toBeUndefined();
});

test('a damaged preference is the usual one', () => {
  localStorage.setItem('consign.localization', '{"language":"klingon","units":"furlongs"}');
  usePreferences.getState().restore();
  expect(usePreferences.getState()).toMatchObject({ language: 'en', units: 'metric' });
});
