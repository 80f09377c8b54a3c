import { parseAreaFilter, toAreaFilter } from './pool-area.rules.ts';

test('an area survives the address, to about ten metres', () => {
  const area = [
    { latitude: 6.92714, longitude: 79.86123 },
    { latitude: 7.1, longitude: -80 },
    { latitude: 6.5, longitude: 80.25 },
  ];
  const filter = toAreaFilter(area);
  expect(filter).toEqual(['6.9271,79.8612', '7.1000,-80.0000', '6.5000,80.2500']);
  expect(parseAreaFilter(filter)).toEqual([{ latitude: 6.9271, longitude: 79.8612 }, ...area.slice(1)]);
});

test.each([[[]], [['6.9,79.8', '7,80']], [['6.9,79.8', '7,80', 'x,80']], [['6.9', '7', '8']]])(
  'ignores %j in an address',
  (corners) => {
    expect(parseAreaFilter(corners)).toBeNull();
  },
);
