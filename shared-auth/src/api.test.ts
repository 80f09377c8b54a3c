import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { lastEnding, page, signIn, useSession } from './session.ts';
import { tokenOf } from './testing/tokens.ts';

const asked = jest.fn<Promise<Response>, [Request]>();
jest.spyOn(page, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  globalThis.fetch = asked as never;
  asked.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  signIn(tokenOf());
});

const lastRequest = () => asked.mock.calls.at(-1)![0];
const refusedWith = async (body: unknown, status: number) => {
  asked.mockImplementation(async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const error: unknown = await api.get('orders').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('calls carry the token and go to the one address', async () => {
  expect(
    await api.get('orders/v2', { query: { page: 2, stage: ['saved', 'rejected'], search: '', partnerId: undefined } }),
  ).toEqual({ ok: true });
  expect(lastRequest().url).toMatch(/\/api\/orders\/v2\?page=2&stage=saved&stage=rejected$/);
  expect(lastRequest().headers.get('authorization')).toBe(`Bearer ${useSession.getState().token}`);
});

test('bodies are JSON; an empty answer is nothing', async () => {
  let sent: unknown;
  asked.mockImplementation(async (request) => {
    sent = await request.json();
    return new Response(null, { status: 204 });
  });
  expect(await api.patch('orders/1/approve', { rejectReason: 'late' })).toBeUndefined();
  expect(lastRequest().method).toBe('PATCH');
  expect(sent).toEqual({ rejectReason: 'late' });
});

test('a refusal is an error with code, message and fields', async () => {
  const fields = { name: { code: 'required', message: 'Field is required' } };
  expect(await refusedWith({ statusCode: 422, code: 'invalid', message: ['One', 'Two'], fields }, 422)).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'One\nTwo',
    fields,
  });
  expect(await refusedWith('<html>', 502)).toMatchObject({ status: 502, code: 'unknown' });
  expect(await refusedWith({}, 404)).toMatchObject({ status: 404, code: 'notFound' });
});

test('no answer is an error too', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(api.post('orders', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
});

test('being told off ends the session; wrong credentials and late answers do not', async () => {
  await refusedWith({ statusCode: 401, code: 'invalidCredentials', message: 'No' }, 401);
  expect(useSession.getState().user).toBeDefined();
  asked.mockImplementation(async () => {
    signIn(tokenOf({ login: 'rohan' })); // meanwhile someone else is here
    return Response.json({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, { status: 401 });
  });
  await api.get('orders').catch(() => undefined);
  expect(useSession.getState().user?.login).toBe('rohan');
  await refusedWith({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, 401);
  expect(useSession.getState().user).toBeUndefined();
});

test('whoever is blocked is out at the first call that says so, whatever it asked for', async () => {
  await refusedWith({ statusCode: 403, code: 'blocked', message: 'Only the sign-in knows this' }, 403);
  expect(useSession.getState().user).toBeDefined();
  await refusedWith({ statusCode: 401, code: 'blocked', message: 'Your account is blocked' }, 401);
  expect([useSession.getState().user, lastEnding()]).toEqual([undefined, 'blocked']);
});

test('a token that another tab has renewed ends nobody’s session', async () => {
  const renewed = tokenOf({ email: 'new@example.com' });
  localStorage.setItem('consign.token', renewed);
  await refusedWith({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, 401);
  expect(useSession.getState()).toMatchObject({ token: renewed, user: { email: 'new@example.com' } });
});

test('a refusal for the one-time password is heard by the session that was refused', async () => {
  const refused = { statusCode: 403, code: 'passwordChangeRequired', message: 'Change it' };
  await refusedWith({ ...refused, code: 'forbidden' }, 403);
  expect(useSession.getState().user?.mustChangePassword).toBeUndefined();
  await refusedWith(refused, 403);
  expect(useSession.getState().user).toMatchObject({ login: 'nadia', mustChangePassword: true });
});

test('a call that is given up is no error of ours', async () => {
  const giveUp = new AbortController();
  asked.mockImplementation(async ({ signal }) => {
    signal.throwIfAborted();
    return Response.json({});
  });
  const call = api.get('orders', { signal: giveUp.signal });
  giveUp.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a call gives up after half a minute, an upload goes on for as long as the line lasts', async () => {
  jest.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  asked.mockImplementation(() => late.promise);
  const [call, upload] = [api.get('orders').catch((error: unknown) => error), api.upload('files', new FormData())];
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await call).toBeInstanceOf(ApiError);
  late.resolve(Response.json({ id: 'a' }));
  expect(await upload).toEqual({ id: 'a' });
  jest.useRealTimers();
});
