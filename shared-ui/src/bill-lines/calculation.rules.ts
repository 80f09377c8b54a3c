import type { BillLine } from 'shared-contracts/bills';
import type { RatingRule } from 'shared-contracts/values/rating';
import { fill, type Words } from '../base/words.ts';
import { moneyText } from '../format/numbers.tsx';
import { traces } from './rated.messages.ts';

/** `137.500` says as much as `137.5`: zeros at the end say nothing; of a rate they are cents. */
const short = (figure = '') => (figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure);
const money = (rate = '') => moneyText(rate);
const HOURS = 'h';

const bandOf = ({ band }: BillLine, unit: string): Words[] => {
  if (!band) return [];
  const [from, to] = [short(band.from), band.to];
  return [to === null ? fill(traces.openBand, { from, unit }) : fill(traces.band, { from, to: short(to), unit })];
};
const perTrip = ({ rate }: BillLine): Words[] => (rate ? [fill(traces.perTrip, { rate: money(rate) })] : []);
const delay = ({ minutes = 0, freeMinutes = 0, rate }: BillLine): Words[] => [
  fill(traces.beyond, { minutes, free: freeMinutes, rate: money(rate) }),
];
const none = (): Words[] => [];

const TRACES: Record<RatingRule, (line: BillLine, unit: string) => Words[]> = {
  pointToPoint: perTrip,
  flatTrip: perTrip,
  distance: (line, unit) => [
    fill(traces.way, { way: `${short(line.distance)} ${unit}`, rate: money(line.rate) }),
    ...bandOf(line, unit),
  ],
  distanceDiscount: ({ percentage, threshold }, unit) => [
    fill(traces.off, { percentage: short(percentage), threshold: short(threshold), unit }),
  ],
  loadingDelay: delay,
  transitDelay: delay,
  unloadingDelay: delay,
  demurrage: (line) => [
    fill(traces.perHour, { minutes: line.minutes ?? 0, rate: money(line.rate) }),
    ...(line.band ? bandOf(line, HOURS) : [traces.baseRate]),
  ],
  extraCharge: none,
  discount: none,
};

/** How a line came about: its rate, band and minutes. @param unit of the contract's distances */
export const traceOf = (line: BillLine, unit: string): Words[] => TRACES[line.rule](line, unit);
