import type { BillLine } from 'shared-contracts/bills';
import type { RatingRule } from 'shared-contracts/values/rating';
import { fill } from '../../platform/mail.letter.ts';
import { groupedText } from '../../platform/pdf/text.rules.ts';
import type { BillWords } from './bill.texts.ts';

type Basis = (line: BillLine, unit: string, words: BillWords) => string[];

const bandOf = ({ band }: BillLine, unit: string, words: BillWords): string[] =>
  band ? [fill(words.band, { from: band.from, to: band.to ?? '∞', unit })] : [];
const perTrip: Basis = ({ rate }, _unit, words) => (rate ? [fill(words.perTrip, { rate: groupedText(rate) })] : []);
const delay: Basis = ({ minutes, freeMinutes, rate = '' }, _unit, words) => [
  fill(words.beyond, { minutes: String(minutes), free: String(freeMinutes), rate: groupedText(rate) }),
];
const none: Basis = () => [];

const BASES: Record<RatingRule, Basis> = {
  pointToPoint: perTrip,
  flatTrip: perTrip,
  distance: (line, unit, words) => [
    fill(words.way, { distance: line.distance ?? '', unit, rate: groupedText(line.rate ?? '') }),
    ...bandOf(line, unit, words),
  ],
  distanceDiscount: ({ percentage = '', threshold = '' }, unit, words) => [
    fill(words.off, { percentage, threshold, unit }),
  ],
  loadingDelay: delay,
  transitDelay: delay,
  unloadingDelay: delay,
  demurrage: (line, _unit, words) => [
    fill(words.perHour, { minutes: String(line.minutes), rate: groupedText(line.rate ?? '') }),
    ...(line.band ? bandOf(line, 'h', words) : [words.baseRate]),
  ],
  extraCharge: none,
  discount: none,
};

/** What made a line, in words. @param unit of the contract's distances */
export const basisOf = (line: BillLine, unit: string, words: BillWords): string =>
  BASES[line.rule](line, unit, words).join(', ');
