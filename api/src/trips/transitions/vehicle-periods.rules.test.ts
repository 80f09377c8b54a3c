import { listVehiclePeriods } from './vehicle-periods.rules.ts';

const period = (vehicleId: string, from: number, to: number) => ({ vehicleId, from, to });
const handover = (at: number, fromVehicleId: string | null, toVehicleId: string | null) => ({
  at,
  fromVehicleId,
  toVehicleId,
});

test.each([
  ['none before the start', null, 'a', [], []],
  ['one vehicle', 10, 'a', [], [period('a', 10, 100)]],
  ['none without a vehicle', 10, null, [], []],
  ['two vehicles', 10, 'b', [handover(50, 'a', 'b')], [period('a', 10, 50), period('b', 50, 100)]],
  ['one vehicle with two drivers', 10, 'a', [handover(50, 'a', 'a')], [period('a', 10, 100)]],
  [
    'none in between',
    10,
    'b',
    [handover(40, 'a', null), handover(60, null, 'b')],
    [period('a', 10, 40), period('b', 60, 100)],
  ],
  ['no vehicle for no time', 10, 'b', [handover(10, 'a', 'b')], [period('b', 10, 100)]],
  ['a handover before the start', 10, 'b', [handover(5, 'a', 'b')], [period('b', 10, 100)]],
  ['a handover after the time', 10, 'b', [handover(150, 'a', 'b')], [period('a', 10, 100)]],
])('lists %s', (_case, startedAt, vehicleId, handovers, periods) => {
  expect(listVehiclePeriods({ startedAt, vehicleId }, handovers, 100)).toEqual(periods);
});
