import { waitFor } from '@testing-library/react';
import * as auth from 'shared-auth';
import { createAreaAuth } from './area-auth.ts';

const APIS = ['orders', 'trips/:id/bill', 'live'];
const ID = '7b9d2f5e-1111-4222-8333-444455556666';
const errors: string[] = [];

Object.assign(globalThis, { reportError: (error: Error) => errors.push(error.message) });
beforeEach(() => errors.splice(0));

/** `sent`: requests other than reports; `reported`: reported violations. */
function start(build: string, apis: readonly string[] = APIS) {
  const sent: string[] = [];
  const reported: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${request.url.replace(/^.*\/api\//, '')}`;
    if (call === 'POST areas/reports')
      reported.push(...((await request.json()) as { violations: unknown[] }).violations);
    else sent.push(call);
    return Response.json({});
  };
  return { areaAuth: createAreaAuth({ area: 'mfe-orders', build, apis }), sent, reported };
}

const undeclaredError = { name: 'ApiError', status: 400, code: 'undeclared' };

test('sends the calls that the manifest declares', async () => {
  const {
    areaAuth: { api },
    sent,
  } = start('one');
  await Promise.all([
    api.get('orders', { query: { page: 2 } }),
    api.post('orders', {}),
    api.file(`orders/${ID}`),
    api.get(`trips/${ID}/bill`),
  ]);
  expect(sent).toEqual(['GET orders?page=2', 'POST orders', `GET orders/${ID}`, `GET trips/${ID}/bill`]);
  expect(errors).toEqual([]);
});

test('rejects undeclared calls without sending them, logs and reports each once', async () => {
  const {
    areaAuth: { api },
    sent,
    reported,
  } = start('two');
  const { signal } = new AbortController();
  const calls = [
    api.get(`users/${ID}`),
    api.get('orders/../users'),
    api.post('users', {}),
    api.put('users/7', {}),
    api.patch('users/8', {}),
    api.delete('users/9'),
    api.file('trips/7'),
    api.download('reports/export'),
    api.stream('telemetry/live', signal),
    api.upload('cargos/import?dryRun=true', new FormData()),
  ];
  expect(await Promise.allSettled(calls)).toEqual(
    calls.map(() => ({ status: 'rejected', reason: expect.objectContaining(undeclaredError) })),
  );
  expect(sent).toEqual([]);
  const patterns = ['users/:id', 'users', 'trips/:id', 'reports/export', 'telemetry/live', 'cargos/import'];
  expect(errors).toEqual(
    patterns.map((pattern) => `mfe-orders calls ${pattern}, which "apis" in its area.json does not declare`),
  );
  await waitFor(
    () =>
      expect(reported).toEqual(
        patterns.map((blocked) => ({ area: 'mfe-orders', build: 'two', directive: 'apis', blocked })),
      ),
    { timeout: 3_000 },
  );
});

test('restricts exports with fixed paths too, and shares the portal’s session', () => {
  const { areaAuth } = start('three');
  expect(() => areaAuth.useLivePositions({ onMessage: () => undefined })).toThrow(
    expect.objectContaining(undeclaredError) as Error,
  );
  expect(() => areaAuth.impersonateUser(ID)).toThrow(expect.objectContaining(undeclaredError) as Error);
  expect([areaAuth.useLiveEvents, areaAuth.useSession, areaAuth.ApiError]).toEqual([
    auth.useLiveEvents,
    auth.useSession,
    auth.ApiError,
  ]);
  expect(start('four', ['auth/as']).areaAuth.impersonateUser).toBe(auth.impersonateUser);
});
