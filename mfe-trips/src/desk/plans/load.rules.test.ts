import { getMeanLoad } from './load.rules.ts';

const trip = (space: string, weight: string) => ({ utilization: { space, weight } });

test('the load of a plan is the mean of the scarcer measure of each trip', () => {
  expect(getMeanLoad([trip('80.0', '40.0'), trip('20.0', '100.0'), { utilization: null }])).toBe(0.9);
  expect(getMeanLoad([{ utilization: null }])).toBe(0);
});
