import { rateStopDelays, rateTransitDelay } from './delay.rules.ts';
import { stop } from './testing/rating.fixtures.ts';

const LOADING = { freeMinutes: 120, ratePerHour: '500' };
const STANDARD = { freeMinutes: 15, ratePerHour: '60' };
const STOPS = [stop('loading', null, '08:00', '10:30'), stop('unloading', null, '13:00', '14:30')];
const LOADING_LINE = { rule: 'loadingDelay', amount: '250.00', minutes: 30, freeMinutes: 120, rate: '500', stop: 0 };

test.each([
  ['without terms', {}, []],
  ['with terms for one kind of stop', { loading: LOADING }, [LOADING_LINE]],
  [
    'with standard terms for the other kind',
    { loading: LOADING, standard: STANDARD },
    [LOADING_LINE, { rule: 'unloadingDelay', amount: '75.00', minutes: 75, freeMinutes: 15, rate: '60', stop: 1 }],
  ],
  ['when all of it is free', { loading: { ...LOADING, freeMinutes: 150 } }, []],
  ['at no rate', { loading: { freeMinutes: 0, ratePerHour: '0.00' } }, []],
])('R10 charges the delay at stops %s', (_case, delays, lines) => {
  expect(rateStopDelays(delays, STOPS)).toEqual(lines);
});

const transit = (actualMinutes: number) => ({ plannedMinutes: 60, actualMinutes });
test.each([
  ['without terms', {}, transit(90), []],
  ['that is not known yet', { standard: STANDARD }, null, []],
  ['within the free time', { standard: STANDARD }, transit(75), []],
  ['faster than planned', { transit: { freeMinutes: 0, ratePerHour: '60' } }, transit(10), []],
  [
    'beyond the free time',
    { loading: LOADING, standard: STANDARD },
    transit(80),
    [{ rule: 'transitDelay', amount: '5.00', minutes: 5, freeMinutes: 15, rate: '60' }],
  ],
])('R10 charges a transit %s', (_case, delays, facts, lines) => {
  expect(rateTransitDelay(delays, facts)).toEqual(lines);
});
