import { decimal } from '../../../platform/values/money.ts';
import { toDateAndTime, toParts, toParty, toSegment } from './x12-segments.rules.ts';
import type { TenderPurpose } from './tender.rules.ts';
import type { TenderFacts, TenderItem, TenderStop } from './tender-facts.rules.ts';

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
/** Element 128. */
const ORDER_NUMBER = 'OQ';
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

const toItem = ({ name, quantity, weight }: TenderItem, i: number) => {
  const [kind = '', unit = '', mass = ''] = weightOf(weight, quantity);
  return [toSegment('L5', i + 1, name.slice(0, NAME_LENGTH)), toSegment('AT8', kind, unit, mass, quantity)];
};

const toStop = ({ kind, from, to, orders, items, ...place }: TenderStop, i: number) => [
  toSegment('S5', i + 1, REASONS[kind]),
  ...orders.map((number) => toSegment('L11', number, ORDER_NUMBER)),
  ...toTime(WINDOWS[kind].from, from),
  ...toTime(WINDOWS[kind].to, to),
  ...toNotes(place.instructions),
  ...toParty(ROLES[kind], place),
  ...items.flatMap(toItem),
];

type Addressee = { name: string; code: string };

/** The segments of a load tender (204) to a carrier, whole also when it replaces or cancels an earlier one. */
export function toLoadTender(
  facts: TenderFacts,
  carrier: Addressee,
  { purpose, reason }: { purpose: TenderPurpose; reason: string | null },
): string[][] {
  const [kind = '', , mass = ''] = weightOf(facts.weight, 1);
  return [
    toSegment('B2', '', carrier.code.slice(0, MAX_CODE).toUpperCase(), '', facts.number, '', 'CC'),
    toSegment('B2A', PURPOSE_CODES.x12[purpose]),
    ...(facts.reference ? [toSegment('L11', facts.reference.slice(0, REFERENCE_LENGTH), 'CR')] : []),
    ...(facts.contract ? [toSegment('L11', facts.contract.slice(0, REFERENCE_LENGTH), 'CT')] : []),
    ...toNotes(reason),
    ...toNotes(facts.description),
    toSegment('N1', 'SH', facts.shipper.slice(0, NAME_LENGTH)),
    toSegment('N1', 'CA', carrier.name.slice(0, NAME_LENGTH)),
    ...facts.stops.flatMap(toStop),
    toSegment('L3', mass, kind, '', '', '', '', '', '', '', '', '', mass && 'K'),
  ].filter(({ length }) => length > 1);
}
