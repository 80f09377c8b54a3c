import { actAs } from './act-as.ts';
import { usersBehind } from './behind.ts';
import { page, signIn, useSession } from './session.ts';
import { tokenOf } from './testing/tokens.ts';

const goHome = jest.spyOn(page, 'goHome').mockImplementation(() => undefined);
const answers = (status: number, body: object) => {
  const asked: unknown[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    asked.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(body, { status });
  };
  return asked;
};
const seen = () => [useSession.getState().user?.login, usersBehind().length, goHome.mock.calls.length];

beforeEach(() => {
  localStorage.clear();
  goHome.mockClear();
  signIn(tokenOf({ login: 'root', role: 'root' }));
});

test('asks for the user’s session and goes on in it, at home', async () => {
  const asked = answers(200, { token: tokenOf({ actor: { id: 'r', login: 'root' } }) });
  await actAs('user-1');
  expect(asked).toEqual([['POST', '/api/auth/as', { userId: 'user-1' }]]);
  expect(seen()).toEqual(['nadia', 1, 1]);
});

test.each([
  [
    'a refusal',
    409,
    { statusCode: 409, code: 'userBlocked', message: 'The user or their organization is blocked' },
    'userBlocked',
  ],
  ['a token that cannot be used', 200, { token: 'nonsense' }, 'noUserInfo'],
])('%s leaves the session as it was', async (_what, status, body, code) => {
  answers(status, body);
  await expect(actAs('user-1')).rejects.toMatchObject({ code });
  expect(seen()).toEqual(['root', 0, 0]);
});
