import type { AreaReport } from 'shared-contracts/portal/area-reports';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const TAB = '0123456789abcdef';
const load = { area: 'mfe-orders', build: 'a1b2c3d4', milliseconds: 180, isFallback: false };
const failure = {
  area: 'mfe-orders',
  build: 'a1b2c3d4',
  kind: 'unreachable' as const,
  message: 'remoteEntry.js could not be loaded',
};
const violation = { area: 'mfe-trips', build: 'ffff0000', directive: 'img-src', blocked: 'https://elsewhere.example' };
const report = (changes: Partial<AreaReport> = {}): AreaReport => ({
  tab: TAB,
  loads: [],
  failures: [],
  violations: [],
  vitals: [],
  ...changes,
});
const send = (body: unknown, user: { id: string } | null = null) =>
  portal.as(user).post('/areas/reports', body as object);
const listFailures = () => portal.db.selectFrom('areaFailures').selectAll().orderBy('id').execute();

test('saves loads, failures by tab and counted policy violations', async () => {
  const user = await createBuilders(portal.db, TEST_NOW).user();
  expect(
    (
      await send(
        report({
          loads: [load, { ...load, isFallback: true }],
          failures: [{ ...failure, build: null, kind: 'missing' }],
        }),
      )
    ).statusCode,
  ).toBe(204);
  expect(
    (
      await send(
        report({ failures: [failure], violations: [violation, { ...violation, area: null, build: null }] }),
        user,
      )
    ).statusCode,
  ).toBe(204);
  expect((await send(report({ violations: [violation] }), user)).statusCode).toBe(204);

  expect(
    await portal.db
      .selectFrom('areaLoads')
      .select(['at', 'host', 'area', 'build', 'milliseconds', 'isFallback'])
      .orderBy('id')
      .execute(),
  ).toEqual([false, true].map((isFallback) => ({ at: TEST_NOW, host: 'localhost', ...load, isFallback })));
  const [missing, signedIn] = await listFailures();
  expect(missing).toMatchObject({ build: null, kind: 'missing', tab: TAB, reporter: null });
  expect(signedIn).toMatchObject({ ...failure, host: 'localhost', at: TEST_NOW });
  expect(signedIn?.reporter).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(await listFailures())).not.toContain(user.id);
  expect(
    await portal.db
      .selectFrom('areaViolations')
      .select(['area', 'build', 'directive', 'blocked', 'count'])
      .orderBy('area')
      .execute(),
  ).toEqual([
    { ...violation, area: '', build: '', count: 1 },
    { ...violation, count: 2 },
  ]);
});

test.each([
  ['a malformed tab', { ...report(), tab: 'x' }],
  ['an invalid area', report({ loads: [{ ...load, area: '../etc' }] })],
  ['an unknown kind', report({ failures: [{ ...failure, kind: 'fire' as 'broken' }] })],
  ['a message that is too long', report({ failures: [{ ...failure, message: 'a'.repeat(301) }] })],
  ['a message with a null character', report({ failures: [{ ...failure, message: 'a\u0000b' }] })],
  ['too many loads', report({ loads: Array.from({ length: 51 }, () => load) })],
  [
    'a blocked URL instead of its origin',
    report({ violations: [{ ...violation, blocked: `https://elsewhere.example/?token=${'a'.repeat(200)}` }] }),
  ],
])('rejects %s', async (_, body) => {
  const before = await listFailures();
  expect((await send(body)).statusCode).toBe(422);
  expect(await listFailures()).toEqual(before);
});

test('rejects a body that is too large', async () => {
  expect((await send({ ...report(), more: 'a'.repeat(40_000) })).statusCode).toBe(413);
});

test('limits the reports of an address per minute', async () => {
  portal.clock.now = TEST_NOW + 600;
  const replies = await Promise.all(Array.from({ length: 303 }, () => send(report())));
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  expect(replies.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
    code: 'tooManyAttempts',
    params: { retryAfter: 60 },
  });
  portal.clock.now += 60;
  expect((await send(report())).statusCode).toBe(204);
});

test('deletes old reports, loads before failures', async () => {
  const count = async (table: 'areaLoads' | 'areaFailures' | 'areaViolations') =>
    (await portal.db.selectFrom(table).selectAll().execute()).length;
  const countAll = async () => Promise.all((['areaLoads', 'areaFailures', 'areaViolations'] as const).map(count));
  const before = await countAll();
  for (const [days, remaining] of [
    [13, before],
    [15, [0, ...before.slice(1)]],
    [61, [0, 0, 0]],
  ] as const) {
    portal.clock.now = TEST_NOW + days * 86_400;
    await portal.app.jobs.enqueue(portal.db, 'areas.upkeep', {});
    await portal.app.jobs.runDue();
    expect(await countAll()).toEqual(remaining);
  }
});
