import type { TimelineEntry } from 'shared-contracts/timeline';
import { visibleTimeline } from './trip-timeline.rules.ts';
import { caller, TRIP } from '../stages/testing/trip-parties.ts';

const entry = (event: string, to: string | null): TimelineEntry => ({
  id: event,
  event,
  from: null,
  to,
  user: 'Jane',
  actor: 'Root',
  reason: 'Rain',
  occurredAt: 1,
  recordedAt: 2,
});
const ENTRIES = [entry('save', 'saved'), entry('submit', 'waitingForTrip'), entry('edit', null)];

test('shows everything to the organization that runs the trip', () => {
  expect(visibleTimeline(ENTRIES, TRIP, caller({ organizationId: 'runner' }))).toEqual(ENTRIES);
});

test('shows others only the stage changes since the submission, without users and reasons', () => {
  expect(visibleTimeline(ENTRIES, TRIP, caller({ organizationId: 'carrier' }))).toEqual([
    {
      id: 'submit',
      event: 'submit',
      from: null,
      to: 'waitingForTrip',
      user: null,
      actor: null,
      isOfOthers: true,
      reason: null,
      occurredAt: 1,
      recordedAt: 2,
    },
  ]);
});
