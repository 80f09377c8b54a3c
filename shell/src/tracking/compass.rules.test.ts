import { toCompassPoint } from './compass.rules.ts';

test.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [90, 'e'],
  [135, 'se'],
  [180, 's'],
  [225, 'sw'],
  [270, 'w'],
  [337, 'nw'],
  [338, 'n'],
  [360, 'n'],
])('%s degrees are %s', (heading, expected) => {
  expect(toCompassPoint(heading)).toBe(expected);
});
