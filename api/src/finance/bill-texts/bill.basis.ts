import type { BillLine } from 'shared-contracts/finance/bills';
import type { RatingRule } from 'shared-contracts/values/finance/rating';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { formatNumber } from '../../platform/pdf/format.rules.ts';
import type { BillTexts } from './bill-texts.ts';

type Basis = (line: BillLine, unit: string, words: BillTexts) => string[];

function bandOf({ band }: BillLine, unit: string, words: BillTexts): string[] {
  if (!band) return [];
  const { from, to } = band;
  return [
    to === null ? fillPlaceholders(words.openBand, { from, unit }) : fillPlaceholders(words.band, { from, to, unit }),
  ];
}
const perTrip: Basis = ({ rate }, _unit, words) =>
  rate ? [fillPlaceholders(words.perTrip, { rate: formatNumber(rate) })] : [];
const delay: Basis = ({ minutes, freeMinutes, rate = '' }, _unit, words) => [
  fillPlaceholders(words.chargedTime, {
    minutes: String(minutes),
    free: String(freeMinutes),
    rate: formatNumber(rate),
  }),
];
/** `2026-11-28` → `28.11.2026` */
const formatDay = (date: string) => date.split('-').toReversed().join('.');
const dayRate: Basis = ({ date = '', percentage, rate = '' }, _unit, words) => [
  percentage === undefined
    ? fillPlaceholders(words.dayAmount, { date: formatDay(date), rate: formatNumber(rate) })
    : fillPlaceholders(words.dayPercentage, { date: formatDay(date), percentage }),
];
const none: Basis = () => [];

const BASES: Record<RatingRule, Basis> = {
  agreedPrice: (_line, _unit, words) => [words.agreedInTender],
  pointToPoint: perTrip,
  flatTrip: perTrip,
  distance: (line, unit, words) => [
    fillPlaceholders(words.distanceCharge, {
      distance: line.distance ?? '',
      unit,
      rate: formatNumber(line.rate ?? ''),
    }),
    ...bandOf(line, unit, words),
  ],
  distanceDiscount: ({ percentage = '', threshold = '' }, unit, words) => [
    fillPlaceholders(words.distanceDiscount, { percentage, threshold, unit }),
  ],
  minimumCharge: ({ rate = '' }, _unit, words) => [fillPlaceholders(words.minimumCharge, { rate: formatNumber(rate) })],
  fuelSurcharge: ({ percentage = '' }, _unit, words) => [fillPlaceholders(words.fuelSurcharge, { percentage })],
  saturdaySurcharge: dayRate,
  sundaySurcharge: dayRate,
  holidaySurcharge: dayRate,
  loadingDelay: delay,
  transitDelay: delay,
  unloadingDelay: delay,
  demurrage: (line, _unit, words) => [
    fillPlaceholders(words.perHour, { minutes: String(line.minutes), rate: formatNumber(line.rate ?? '') }),
    ...(line.band ? bandOf(line, 'h', words) : [words.baseRate]),
  ],
  service: ({ quantity = '', unit = 'order', rate = '' }, _unit, words) => [
    fillPlaceholders(words.serviceUnit[unit], { quantity, rate: formatNumber(rate) }),
  ],
  extraCharge: none,
  discount: none,
};

/** Describes in words how a line was computed. @param unit of the contract's distances */
export const basisOf = (line: BillLine, unit: string, words: BillTexts): string =>
  BASES[line.rule](line, unit, words).join(', ');
