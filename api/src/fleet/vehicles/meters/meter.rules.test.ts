import { getMeter, toOffset } from './meter.rules.ts';

test.each([
  ['nothing without a reading', { device: null, track: null }, null, null],
  [
    'the reading of the tracker',
    { device: 120.26, track: 80 },
    null,
    { value: 120.3, source: 'device', isCorrected: false },
  ],
  ['a tracker that shows zero', { device: 0, track: 80 }, null, { value: 0, source: 'device', isCorrected: false }],
  ['else that of the track', { device: null, track: 80.04 }, null, { value: 80, source: 'track', isCorrected: false }],
  [
    'a reading as it was corrected',
    { device: 120, track: 80 },
    { source: 'track', offset: 1_000.5 },
    { value: 1_080.5, source: 'track', isCorrected: true },
  ],
  [
    'what was entered without a reading',
    { device: null, track: null },
    { source: 'device', offset: 500 },
    { value: 500, source: 'device', isCorrected: true },
  ],
] as const)('a meter shows %s', (_case, readings, entered, meter) => {
  expect(getMeter(readings, entered)).toEqual(meter);
});

test.each([
  [
    { device: 120, track: 80 },
    { source: 'device', offset: 380 },
  ],
  [
    { device: null, track: 80 },
    { source: 'track', offset: 420 },
  ],
  [
    { device: null, track: null },
    { source: 'track', offset: 500 },
  ],
] as const)('a meter of %j shows what is entered from now on', (readings, offset) => {
  expect(toOffset(readings, 500)).toEqual(offset);
  expect(getMeter(readings, offset)?.value).toBe(500);
});
