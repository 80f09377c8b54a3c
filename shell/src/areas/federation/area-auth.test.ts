import { waitFor } from '@testing-library/react';
import * as auth from 'shared-auth';
import { limitedAuth } from './limited-auth.ts';

const APIS = ['orders', 'trips/:id/bill', 'live'];
const ID = '7b9d2f5e-1111-4222-8333-444455556666';
const faults: string[] = [];

Object.assign(globalThis, { reportError: (error: Error) => faults.push(error.message) });
beforeEach(() => faults.splice(0));

/** `sent`: what went out beside reports; `told`: what operations were told. */
function begin(build: string, apis: readonly string[] = APIS) {
  const sent: string[] = [];
  const told: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = `${request.method} ${request.url.replace(/^.*\/api\//, '')}`;
    if (call === 'POST areas/reports') told.push(...((await request.json()) as { violations: unknown[] }).violations);
    else sent.push(call);
    return Response.json({});
  };
  return { limited: limitedAuth({ area: 'mfe-orders', build, apis }), sent, told };
}

const refusal = { name: 'ApiError', status: 400, code: 'undeclared' };

test('what the manifest names is sent as it always was', async () => {
  const {
    limited: { api },
    sent,
  } = begin('one');
  await Promise.all([
    api.get('orders', { query: { page: 2 } }),
    api.post('orders', {}),
    api.file(`orders/${ID}`),
    api.get(`trips/${ID}/bill`),
  ]);
  expect(sent).toEqual(['GET orders?page=2', 'POST orders', `GET orders/${ID}`, `GET trips/${ID}/bill`]);
  expect(faults).toEqual([]);
});

test('every way of calling what it does not name is refused before anything is sent, told to the developer once and to operations', async () => {
  const {
    limited: { api },
    sent,
    told,
  } = begin('two');
  const { signal } = new AbortController();
  const tries = [
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
  expect(await Promise.allSettled(tries)).toEqual(
    tries.map(() => ({ status: 'rejected', reason: expect.objectContaining(refusal) })),
  );
  expect(sent).toEqual([]);
  const shapes = ['users/:id', 'users', 'trips/:id', 'reports/export', 'telemetry/live', 'cargos/import'];
  expect(faults).toEqual(
    shapes.map((shape) => `mfe-orders calls ${shape}, which "apis" of its area.json does not name`),
  );
  await waitFor(
    () =>
      expect(told).toEqual(shapes.map((blocked) => ({ area: 'mfe-orders', build: 'two', directive: 'apis', blocked }))),
    { timeout: 3_000 },
  );
});

test('what calls without being told a path is named too; the session is the one of the portal', () => {
  const { limited } = begin('three');
  expect(() => limited.useLivePositions({ onPositions: () => undefined })).toThrow(
    expect.objectContaining(refusal) as Error,
  );
  expect(() => limited.actAs(ID)).toThrow(expect.objectContaining(refusal) as Error);
  expect([limited.useLive, limited.useSession, limited.ApiError]).toEqual([
    auth.useLive,
    auth.useSession,
    auth.ApiError,
  ]);
  expect(begin('four', ['auth/as']).limited.actAs).toBe(auth.actAs);
});
