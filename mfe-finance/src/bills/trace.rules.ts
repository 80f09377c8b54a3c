import type { BillLine } from 'shared-contracts/bills';
import type { RatingRule } from 'shared-contracts/values/rating';
import { fill, type Words } from 'shared-ui';
import { traces } from './bills.messages.ts';

/** `500.00` and `137.456` say as much as `500` and `137.456`: zeros at the end say nothing. */
const short = (figure = '') => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure);
const HOURS = 'h';

const bandOf = ({ band }: BillLine, unit: string): Words[] => {
  if (!band) return [];
  const [from, to] = [short(band.from), band.to];
  return [to === null ? fill(traces.openBand, { from, unit }) : fill(traces.band, { from, to: short(to), unit })];
};
const perTrip = ({ rate }: BillLine): Words[] => (rate ? [fill(traces.perTrip, { rate: short(rate) })] : []);
const delay = ({ minutes = 0, freeMinutes = 0, rate }: BillLine): Words[] => [fill(traces.beyond, { minutes, free: freeMinutes, rate: short(rate) })];
const none = (): Words[] => [];

const TRACES: Record<RatingRule, (line: BillLine, unit: string) => Words[]> = {
  pointToPoint: perTrip,
  flatTrip: perTrip,
  distance: (line, unit) => [fill(traces.way, { way: `${short(line.distance)} ${unit}`, rate: short(line.rate) }), ...bandOf(line, unit)],
  distanceDiscount: ({ percentage, threshold }, unit) => [fill(traces.off, { percentage: short(percentage), threshold: short(threshold), unit })],
  loadingDelay: delay,
  transitDelay: delay,
  unloadingDelay: delay,
  demurrage: (line) => [fill(traces.perHour, { minutes: line.minutes ?? 0, rate: short(line.rate) }), ...(line.band ? bandOf(line, HOURS) : [traces.baseRate])],
  extraCharge: none,
  discount: none,
};

/** How a line came about: its rate, band and minutes. @param unit of the contract's distances */
export const traceOf = (line: BillLine, unit: string): Words[] => TRACES[line.rule](line, unit);
