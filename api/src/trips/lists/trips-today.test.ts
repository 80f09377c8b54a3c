import { DAY, HOUR } from 'shared-contracts/values/time';
import type { ExceptionKind } from 'shared-contracts/values/trips/exceptions';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('counts the trips of the day, and lists those with the most urgent exception first', async () => {
  const { organizationId, build, as } = await openDepot(portal);
  const load = async () => (await as.get('/v1/trips/today')).json();
  const { from, to } = await load();
  expect([to - from, from <= TEST_NOW && TEST_NOW <= to]).toEqual([DAY - 1, true]);
  const trip = (number: string, stage: string, pickAt: number, more: object = {}) =>
    build.trip({ organizationId, number, stage: stage as 'saved', pickAt, dropAt: pickAt + HOUR, ...more });
  const flag = (tripId: string, kind: ExceptionKind, more: object = {}) =>
    portal.db
      .insertInto('tripExceptions')
      .values({ organizationId, kind, tripId, occurredAt: from, detectedAt: from, dueAt: to, params: '{}', ...more })
      .execute();
  await trip('SAVED', 'saved', from);
  const running = await trip('RUNNING', 'transit', from - 2 * DAY);
  const late = await trip('LATE', 'started', from + HOUR);
  await trip('DONE', 'completed', from);
  await trip('TOMORROW', 'vehicleAssigned', to + 1);
  await trip('CANCELLED', 'cancelled', from);
  await trip('ARCHIVED', 'completed', from, { isArchived: true });
  await build.trip({ stage: 'started', pickAt: from });
  await flag(running.id, 'atRisk');
  await flag(late.id, 'atRisk');
  await flag(late.id, 'late');
  await flag(late.id, 'tenderOverdue', { resolvedAt: TEST_NOW });

  const today = await load();
  expect(today.counts).toEqual([
    { state: 'unassigned', count: 1 },
    { state: 'assigned', count: 0 },
    { state: 'moving', count: 1 },
    { state: 'done', count: 1 },
  ]);
  expect(today.exceptions).toEqual([
    { severity: 'critical', count: 0 },
    { severity: 'high', count: 1 },
    { severity: 'medium', count: 2 },
    { severity: 'low', count: 0 },
  ]);
  expect(today.items.map(({ number, risk }: { number: string; risk: object | null }) => [number, risk])).toEqual([
    ['LATE', { kind: 'late', severity: 'high' }],
    ['RUNNING', { kind: 'atRisk', severity: 'medium' }],
    ['SAVED', null],
    ['DONE', null],
  ]);
});

test('shows partners the submitted trips that carry their orders, without exceptions of others', async () => {
  const { build, as, owner, started } = await openDepot(portal);
  const { id } = await started();
  await portal.db.updateTable('trips').set({ pickAt: TEST_NOW }).where('id', '=', id).execute();
  const { number } = (await as.get(`/trips/${id}`)).json();
  const seen = (await portal.as(owner).get('/v1/trips/today')).json();
  expect(seen.items.map((item: { number: string }) => item.number)).toEqual([number]);
  expect(seen.counts.find(({ state }: { state: string }) => state === 'moving').count).toBe(1);
  const stranger = await build.user({ organizationId: (await build.organization({ type: '1pl' })).id, rules: 'all' });
  expect((await portal.as(stranger).get('/v1/trips/today')).json().items).toEqual([]);
});
