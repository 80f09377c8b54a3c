import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('reports everything that is missing to complete a trip by hand together', async () => {
  const { started, move, stageOf } = await openDepot(portal);
  const { id } = await started();
  const fieldsOf = async (more: object) => {
    const reply = await move(id, 'manualCompleted', more);
    return [reply.statusCode, Object.keys(reply.json().fields)];
  };
  expect(await fieldsOf({})).toEqual([422, ['reason', 'actualDistance', 'dropAt']]);
  expect(await fieldsOf({ actualDistance: '5' })).toEqual([422, ['reason', 'dropAt']]);
  expect(await stageOf(id)).toBe('started');
});

test('returns the outcome of a stage request: recorded, changed, or unchanged', async () => {
  const { save, move, assignment, build, organizationId } = await openDepot(portal);
  const { id } = (await save(assignment)).json();
  await move(id, 'waitingForTrip');
  const request = async (stage: string, more: object = {}) => {
    const { stage: current, stageOutcome } = (await move(id, stage, more)).json();
    return [current, stageOutcome];
  };
  expect(await request('started', { occurredAt: TEST_NOW - 5 * MINUTE })).toEqual(['vehicleAssigned', 'recorded']);
  const other = await build.vehicle({ organizationId });
  expect(await request('vehicleAssigned', { ...assignment, vehicleId: other.id })).toEqual([
    'vehicleAssigned',
    'unchanged',
  ]);
  portal.clock.now += MINUTE;
  expect(await request('started')).toEqual(['started', 'changed']);
  expect(await request('started')).toEqual(['started', 'unchanged']);
});
