import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { readSessionEndReason, navigation, signIn, useSession } from './session.ts';
import { createToken } from './testing/tokens.ts';

const fetchMock = jest.fn<Promise<Response>, [Request]>();
jest.spyOn(navigation, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  globalThis.fetch = fetchMock as never;
  fetchMock.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  signIn(createToken());
});

const lastRequest = () => fetchMock.mock.calls.at(-1)![0];
const requestFailingWith = async (body: unknown, status: number) => {
  fetchMock.mockImplementation(async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const error: unknown = await api.get('orders').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

test('sends the token and the query to the API', async () => {
  expect(
    await api.get('orders/v2', { query: { page: 2, stage: ['saved', 'rejected'], search: '', partnerId: undefined } }),
  ).toEqual({ ok: true });
  expect(lastRequest().url).toMatch(/\/api\/orders\/v2\?page=2&stage=saved&stage=rejected$/);
  expect(lastRequest().headers.get('authorization')).toBe(`Bearer ${useSession.getState().token}`);
});

test('sends JSON bodies and returns undefined for an empty response', async () => {
  let sent: unknown;
  fetchMock.mockImplementation(async (request) => {
    sent = await request.json();
    return new Response(null, { status: 204 });
  });
  expect(await api.patch('orders/1/approve', { rejectReason: 'late' })).toBeUndefined();
  expect(lastRequest().method).toBe('PATCH');
  expect(sent).toEqual({ rejectReason: 'late' });
});

test('throws an error with code, message and fields', async () => {
  const fields = { name: { code: 'required', message: 'Field is required' } };
  expect(
    await requestFailingWith({ statusCode: 422, code: 'invalid', message: ['One', 'Two'], fields }, 422),
  ).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'One\nTwo',
    fields,
  });
  expect(await requestFailingWith('<html>', 502)).toMatchObject({ status: 502, code: 'unknown' });
  expect(await requestFailingWith({}, 404)).toMatchObject({ status: 404, code: 'notFound' });
});

test('throws an error when there is no response', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(api.post('orders', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
});

test('an unauthorized response ends the session; wrong credentials and late responses do not', async () => {
  await requestFailingWith({ statusCode: 401, code: 'invalidCredentials', message: 'No' }, 401);
  expect(useSession.getState().user).toBeDefined();
  fetchMock.mockImplementation(async () => {
    signIn(createToken({ login: 'rohan' })); // someone else has signed in in the meantime
    return Response.json({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, { status: 401 });
  });
  await api.get('orders').catch(() => undefined);
  expect(useSession.getState().user?.login).toBe('rohan');
  await requestFailingWith({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, 401);
  expect(useSession.getState().user).toBeUndefined();
});

test('the first response that reports a blocked user ends the session', async () => {
  await requestFailingWith({ statusCode: 403, code: 'blocked', message: 'Only the sign-in knows this' }, 403);
  expect(useSession.getState().user).toBeDefined();
  await requestFailingWith({ statusCode: 401, code: 'blocked', message: 'Your account is blocked' }, 401);
  expect([useSession.getState().user, readSessionEndReason()]).toEqual([undefined, 'blocked']);
});

test('a token renewed by another tab does not end the session', async () => {
  const renewed = createToken({ email: 'new@example.com' });
  localStorage.setItem('consign.token', renewed);
  await requestFailingWith({ statusCode: 401, code: 'unauthorized', message: 'Ended' }, 401);
  expect(useSession.getState()).toMatchObject({ token: renewed, user: { email: 'new@example.com' } });
});

test('a response that requires a password change marks the session', async () => {
  const body = { statusCode: 403, code: 'passwordChangeRequired', message: 'Change it' };
  await requestFailingWith({ ...body, code: 'forbidden' }, 403);
  expect(useSession.getState().user?.mustChangePassword).toBeUndefined();
  await requestFailingWith(body, 403);
  expect(useSession.getState().user).toMatchObject({ login: 'nadia', mustChangePassword: true });
});

test('an aborted request throws no ApiError', async () => {
  const controller = new AbortController();
  fetchMock.mockImplementation(async ({ signal }) => {
    signal.throwIfAborted();
    return Response.json({});
  });
  const call = api.get('orders', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('requests time out after 30 seconds, uploads do not', async () => {
  jest.useFakeTimers();
  const response = Promise.withResolvers<Response>();
  fetchMock.mockImplementation(() => response.promise);
  const [call, upload] = [api.get('orders').catch((error: unknown) => error), api.upload('files', new FormData())];
  await jest.advanceTimersByTimeAsync(600_000);
  expect(await call).toBeInstanceOf(ApiError);
  response.resolve(Response.json({ id: 'a' }));
  expect(await upload).toEqual({ id: 'a' });
  jest.useRealTimers();
});
