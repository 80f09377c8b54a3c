import type { RatedTrip } from 'shared-contracts/contracts';
import { fill, type Words } from 'shared-ui';
import { traces } from './rated.messages.ts';
import { hoursOf } from './terms.ts';

type Line = RatedTrip['lines'][number];
type Units = { /** Of distance. */ distance: string };

const bandWords = ({ band }: Line, unit: string): Words[] => {
  if (!band) return [];
  return [band.to === null ? fill(traces.openBand, { from: band.from, unit }) : fill(traces.band, { from: band.from, to: band.to, unit })];
};

/** Of distances the API writes three places; here only those that say something. */
const short = (figure = '') => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure);
const hours = (minutes = 0) => hoursOf(minutes);

const distance = (line: Line, { distance: unit }: Units): Words[] => [fill(traces.distance, { distance: short(line.distance), unit, rate: line.rate ?? '' }), ...bandWords(line, unit)];
const delay = (line: Line): Words[] => [fill(traces.delay, { hours: hours(line.minutes), free: hours(line.freeMinutes), rate: line.rate ?? '' })];
const none = (): Words[] => [];

const TRACES: Record<Line['rule'], (line: Line, units: Units) => Words[]> = {
  pointToPoint: none,
  flatTrip: none,
  distance,
  distanceDiscount: (line, { distance: unit }) => [fill(traces.discount, { percentage: line.percentage ?? '', threshold: line.threshold ?? '', unit })],
  loadingDelay: delay,
  transitDelay: delay,
  unloadingDelay: delay,
  demurrage: (line) => [fill(traces.hours, { hours: hours(line.minutes), rate: line.rate ?? '' }), ...(line.band ? bandWords(line, 'h') : [traces.baseRate])],
  extraCharge: none,
  discount: none,
};

/** How a line came about, in words. */
export const traceOf = (line: Line, units: Units): Words[] => TRACES[line.rule](line, units);
