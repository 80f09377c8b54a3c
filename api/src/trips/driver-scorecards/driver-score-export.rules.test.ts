import { exportRow } from '../../platform/export/testing/export-row.ts';
import { DRIVER_SCORE_EXPORT } from './driver-score-export.rules.ts';

const score = {
  driver: { name: 'Kasun' },
  score: 86.5,
  distance: 1_234.56,
  drivingMinutes: 600.4,
  speedingMinutes: 3.5,
  idleMinutes: null,
  harshEvents: 2,
  onTimeStops: 9,
  stops: 10,
  inspectedTrips: 4,
  trips: 5,
  defectInspections: 1,
};

test('exports how a driver drove', () => {
  expect(exportRow(DRIVER_SCORE_EXPORT, score)).toEqual({
    name: 'Kasun',
    score: 87,
    distance: '1234.6',
    drivingMinutes: 600,
    speedingMinutes: 4,
    idleMinutes: null,
    harshEvents: 2,
    stops: '9 / 10',
    inspections: '4 / 5',
    defects: 1,
  });
});

test('a driver without trips has no shares', () => {
  expect(exportRow(DRIVER_SCORE_EXPORT, { ...score, stops: 0, trips: 0 })).toMatchObject({
    stops: null,
    inspections: null,
  });
});
