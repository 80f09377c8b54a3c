import { decimal } from '../../../platform/values/money.ts';
import { toDateAndTime, toParts, toParty, toSegment } from './x12-segments.rules.ts';
import type { TenderPurpose } from './tender.rules.ts';
import type { TenderFacts } from './tendered-order.store.ts';

/** Element 353 of X12, and 1225 of EDIFACT. */
export const PURPOSE_CODES: Record<'x12' | 'edifact', Record<TenderPurpose, string>> = {
  x12: { original: '00', replace: '05', cancel: '01' },
  edifact: { original: '9', replace: '5', cancel: '1' },
};

/** Elements 432 and 176: not before, not later than. */
const WINDOWS = {
  pickup: { from: ['37', 'I'], to: ['38', 'K'] },
  drop: { from: ['53', 'G'], to: ['54', 'L'] },
} as const;
const REASONS = { pickup: 'LD', drop: 'UL' } as const;
const ROLES = { pickup: 'SF', drop: 'ST' } as const;
const UTC = 'UT';
const [NOTE_LENGTH, MAX_NOTES, NAME_LENGTH, REFERENCE_LENGTH] = [80, 10, 50, 30];
const MAX_CODE = 4;

const toNotes = (text: string | null) =>
  toParts(text ?? '', NOTE_LENGTH)
    .slice(0, MAX_NOTES)
    .map((part) => toSegment('NTE', 'GEN', part));

const toTime = ([date, clock]: readonly [string, string], at: number | null) => {
  if (at === null) return [];
  const [day, time] = toDateAndTime(at);
  return [toSegment('G62', date, day, clock, time, UTC)];
};

/** Mass of cargo items in kg; empty if unknown. */
const weightOf = (kg: string, quantity: number) => {
  const weight = decimal(kg).times(quantity);
  return weight.isZero() ? [] : ['G', 'K', weight.toFixed()];
};

const toItem = ({ name, quantity, weight }: TenderFacts['items'][number], i: number) => {
  const [kind = '', unit = '', mass = ''] = weightOf(weight, quantity);
  return [toSegment('L5', i + 1, name.slice(0, NAME_LENGTH)), toSegment('AT8', kind, unit, mass, quantity)];
};

const toStop = ({ kind, from, to, ...place }: TenderFacts['stops'][number], i: number, items: TenderFacts['items']) => [
  toSegment('S5', i + 1, REASONS[kind]),
  ...toTime(WINDOWS[kind].from, from),
  ...toTime(WINDOWS[kind].to, to),
  ...toNotes(place.instructions),
  ...toParty(ROLES[kind], place),
  ...(i === 0 ? items.flatMap(toItem) : []),
];

type Addressee = { name: string; code: string };

/** The segments of a load tender (204) to a carrier, whole also when it replaces or cancels an earlier one. */
export function toLoadTender(
  order: TenderFacts,
  carrier: Addressee,
  { purpose, reason }: { purpose: TenderPurpose; reason: string | null },
): string[][] {
  const [kind = '', , mass = ''] = weightOf(order.weight, 1);
  return [
    toSegment('B2', '', carrier.code.slice(0, MAX_CODE).toUpperCase(), '', order.number, '', 'CC'),
    toSegment('B2A', PURPOSE_CODES.x12[purpose]),
    ...(order.reference ? [toSegment('L11', order.reference.slice(0, REFERENCE_LENGTH), 'CR')] : []),
    toSegment('L11', order.contract.slice(0, REFERENCE_LENGTH), 'CT'),
    ...toNotes(reason),
    ...toNotes(order.description),
    toSegment('N1', 'SH', order.shipper.slice(0, NAME_LENGTH)),
    toSegment('N1', 'CA', carrier.name.slice(0, NAME_LENGTH)),
    ...order.stops.flatMap((stop, i) => toStop(stop, i, order.items)),
    toSegment('L3', mass, kind, '', '', '', '', '', '', '', '', '', mass && 'K'),
  ].filter(({ length }) => length > 1);
}
