import type { UserInfo } from 'shared-contracts/identity/auth';
import { signIn, useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';
import { updateRules } from './update-rules.ts';

const RULES: UserInfo['rules'] = [
  { model: 'order', rule: 'read' },
  { model: 'order', rule: 'write' },
];
const fetchMock = jest.fn<Promise<Response>, [Request]>();
globalThis.fetch = fetchMock as never;

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => Response.json({ rules: RULES }));
});

const signInTo = (organizationType: UserInfo['organizationType'], refreshAt?: number) => {
  signIn(createToken());
  useSession.setState(({ user }) => ({ user: { ...(user as UserInfo), organizationType, rules: [] }, refreshAt }));
};
const rules = () => useSession.getState().user?.rules;

test.each(['3pl', '4pl'] as const)('reads the rules of a %s user with a token that is not refreshed', async (type) => {
  signInTo(type);
  await updateRules();
  expect(fetchMock.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(['/api/users/rules']);
  expect(rules()).toEqual(RULES);
});

test.each([
  ['another organization type', () => signInTo('1pl')],
  ['a token that is refreshed', () => signInTo('3pl', Date.now() / 1_000 + 600)],
  ['nobody signed in', () => useSession.setState({ token: undefined, user: undefined })],
])('sends no request with %s', async (_case, prepare) => {
  prepare();
  await updateRules();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('keeps the rules of the token when the request fails', async () => {
  fetchMock.mockImplementation(async () => Response.json({ code: 'databaseUnavailable' }, { status: 503 }));
  signInTo('3pl');
  await updateRules();
  expect(rules()).toEqual([]);
});

test('does not touch a session that has started since', async () => {
  signInTo('3pl');
  const updating = updateRules();
  useSession.setState({ token: 'another' });
  await updating;
  expect(rules()).toEqual([]);
});
