import type { BillLine } from 'shared-contracts/finance/bills';
import type { RatingRule } from 'shared-contracts/values/finance/rating';
import { withValues, type Message } from '../base/message.ts';
import { formatMoney } from '../format/decimals.ts';
import { calculationMessages, serviceMessages } from './bill-lines.messages.ts';

/** `137.500` → `137.5`. Not for rates, which keep their cents. */
const trimZeros = (value = '0') => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
const formatRate = (rate = '0') => formatMoney(rate);
const HOURS = 'h';

const describeBand = ({ band }: BillLine, unit: string): Message[] => {
  if (!band) return [];
  const [from, to] = [trimZeros(band.from), band.to];
  return [
    to === null
      ? withValues(calculationMessages.openBand, { from, unit })
      : withValues(calculationMessages.band, { from, to: trimZeros(to), unit }),
  ];
};
const describeTripRate = ({ rate }: BillLine): Message[] =>
  rate ? [withValues(calculationMessages.perTrip, { rate: formatRate(rate) })] : [];
const describeDelay = ({ minutes = 0, freeMinutes = 0, rate }: BillLine): Message[] => [
  withValues(calculationMessages.overFreeTime, { minutes, free: freeMinutes, rate: formatRate(rate) }),
];
/** `2026-11-28` → `28.11.2026` */
const formatDay = (date = '') => date.split('-').toReversed().join('.');
const describeDay = ({ date, percentage, rate }: BillLine): Message[] => [
  percentage === undefined
    ? withValues(calculationMessages.dayAmount, { date: formatDay(date), rate: formatRate(rate) })
    : withValues(calculationMessages.dayPercentage, { date: formatDay(date), percentage: trimZeros(percentage) }),
];
const describeNothing = (): Message[] => [];

const DESCRIPTIONS: Record<RatingRule, (line: BillLine, unit: string) => Message[]> = {
  agreedPrice: () => [calculationMessages.agreedInTender],
  pointToPoint: describeTripRate,
  flatTrip: describeTripRate,
  distance: (line, unit) => [
    withValues(calculationMessages.distance, {
      distance: `${trimZeros(line.distance)} ${unit}`,
      rate: formatRate(line.rate),
    }),
    ...describeBand(line, unit),
  ],
  distanceDiscount: ({ percentage, threshold }, unit) => [
    withValues(calculationMessages.discount, {
      percentage: trimZeros(percentage),
      threshold: trimZeros(threshold),
      unit,
    }),
  ],
  minimumCharge: ({ rate }) => [withValues(calculationMessages.minimum, { rate: formatRate(rate) })],
  fuelSurcharge: ({ percentage }) => [
    withValues(calculationMessages.ofLinehaul, { percentage: trimZeros(percentage) }),
  ],
  saturdaySurcharge: describeDay,
  sundaySurcharge: describeDay,
  holidaySurcharge: describeDay,
  loadingDelay: describeDelay,
  transitDelay: describeDelay,
  unloadingDelay: describeDelay,
  demurrage: (line) => [
    withValues(calculationMessages.perHour, { minutes: line.minutes ?? 0, rate: formatRate(line.rate) }),
    ...(line.band ? describeBand(line, HOURS) : [calculationMessages.baseRate]),
  ],
  service: ({ quantity, unit = 'order', rate }) => [
    withValues(serviceMessages[unit], { quantity: trimZeros(quantity), rate: formatRate(rate) }),
  ],
  extraCharge: describeNothing,
  discount: describeNothing,
};

/** Describes how a line was calculated: its rate, band and minutes. @param unit of the contract's distances */
export const describeCalculation = (line: BillLine, unit: string): Message[] => DESCRIPTIONS[line.rule](line, unit);
