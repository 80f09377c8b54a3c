import { impersonateUser } from './impersonate-user.ts';
import { listImpersonators } from './impersonators.ts';
import { navigation, signIn, useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';

const goHome = jest.spyOn(navigation, 'goHome').mockImplementation(() => undefined);
const mockResponse = (status: number, body: object) => {
  const requests: unknown[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    requests.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(body, { status });
  };
  return requests;
};
const getState = () => [useSession.getState().user?.login, listImpersonators().length, goHome.mock.calls.length];

beforeEach(() => {
  localStorage.clear();
  goHome.mockClear();
  signIn(createToken({ login: 'root', role: 'root' }));
});

test('continues as the user on the home page', async () => {
  const requests = mockResponse(200, { token: createToken({ actor: { id: 'r', login: 'root' } }) });
  await impersonateUser('user-1');
  expect(requests).toEqual([['POST', '/api/auth/as', { userId: 'user-1' }]]);
  expect(getState()).toEqual(['nadia', 1, 1]);
});

test.each([
  [
    'an error response',
    409,
    { statusCode: 409, code: 'userBlocked', message: 'The user or their organization is blocked' },
    'userBlocked',
  ],
  ['an unusable token', 200, { token: 'nonsense' }, 'noUserInfo'],
])('%s leaves the session unchanged', async (_case, status, body, code) => {
  mockResponse(status, body);
  await expect(impersonateUser('user-1')).rejects.toMatchObject({ code });
  expect(getState()).toEqual(['root', 0, 0]);
});
