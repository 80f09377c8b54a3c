import { ORDER_PROGRESS, sumsOf, totalOf, TRIP_PROGRESS } from './progress.rules.ts';

test('adds up the counts of all stages of a state', () => {
  const sums = sumsOf(
    [
      { stage: 'saved', count: 2 },
      { stage: 'addedToTrip', count: 3 },
      { stage: 'delayed', count: 7 },
      { stage: 'incompleteDelivery', count: 11 },
      { stage: 'notDelivered', count: 13 },
    ],
    ORDER_PROGRESS,
  );
  expect(sums).toEqual({ waiting: 5, running: 7, done: 11, ended: 13 });
  expect(totalOf(sums)).toBe(36);
});

test('states without any count are 0', () => {
  expect(sumsOf([{ stage: 'transit', count: 1 }], TRIP_PROGRESS)).toEqual({
    waiting: 0,
    running: 1,
    done: 0,
    ended: 0,
  });
});
