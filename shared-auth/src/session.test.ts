import { usePreferences } from './preferences.ts';
import { endSession, forgetEnding, lastEnding, page, signIn, signInAs, signOut, useSession } from './session.ts';
import { dispatcher, tokenOf } from './testing/tokens.ts';

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
const root = { login: 'root', role: 'root', id: '00000000-0000-4000-8000-0000000000bb' };

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: undefined, user: undefined, expiresAt: undefined });
  usePreferences.getState().restore();
  reload.mockClear();
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
  ['expired', tokenOf({}, 1_000)],
])('a token that is of no use is removed: %s', (_what, token) => {
  expect(atStart(token)).toEqual({});
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(signIn(token)).toBe(false);
});

test('signing out takes along what the session left behind, and nothing else', () => {
  signIn(tokenOf());
  usePreferences.getState().setLanguage('fr');
  usePreferences.getState().setColorMode('dark');
  for (const key of ['consign.layout.orders', 'consign.draft.order', 'consign.widgets.home', 'someone.else']) localStorage.setItem(key, '{}');
  signOut();
  expect(Object.keys(localStorage).toSorted()).toEqual(['consign.colorMode', 'someone.else']);
  expect(useSession.getState()).toMatchObject({ token: undefined, user: undefined });
  expect(usePreferences.getState()).toMatchObject({ language: 'en', colorMode: 'dark' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('signing out of someone else’s session goes back to one’s own, step by step', () => {
  const [rootToken, adminToken, userToken] = [tokenOf(root), tokenOf({ login: 'admin' }), tokenOf()];
  signIn(rootToken);
  signInAs(adminToken);
  signInAs(userToken);
  const seen = [0, 1, 2].map(() => {
    const { login } = useSession.getState().user ?? {};
    signOut();
    return login;
  });
  expect(seen).toEqual(['nadia', 'admin', 'root']);
  expect(localStorage.getItem('consign.token')).toBeNull();
  expect(localStorage.getItem('consign.tokens')).toBeNull();
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
    language = jest.requireActual<typeof import('./preferences.ts')>('./preferences.ts').usePreferences.getState().language;
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
