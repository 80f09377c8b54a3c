import { decimal } from '../../../platform/values/money.ts';
import type { EdifactLine } from '../edifact/edifact.rules.ts';
import { PURPOSE_CODES } from './load-tender-out.rules.ts';
import type { TenderPurpose } from './tender.rules.ts';
import type { TenderFacts, TenderItem, TenderStop } from './tender-facts.rules.ts';

export const INSTRUCTION_TYPE = 'IFTMIN:D:96A:UN';
/** Element 1001: shipping instructions. */
const INSTRUCTION = '340';
/** Element 2005: earliest and latest collection, then delivery. */
const WINDOWS = { pickup: { from: '234', to: '235' }, drop: { from: '64', to: '63' } } as const;
const ROLES = { pickup: 'PW', drop: 'DP' } as const;
const [TEXT_LENGTH, NAME_LENGTH, CITY_LENGTH, ZIP_LENGTH] = [70, 35, 35, 9];
const MS = 1_000;

const toTime = (qualifier: string, at: number | null): EdifactLine[] => {
  if (at === null) return [];
  const time = new Date(at * MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12);
  return [['DTM', [qualifier, `${time}UTC`, '303']]];
};
const toText = (qualifier: string, text: string | null): EdifactLine[] =>
  text ? [['FTX', qualifier, '', '', text.slice(0, TEXT_LENGTH)]] : [];

/** Element 1153: of the contract, the customer, the order. */
const toReference = (qualifier: 'CT' | 'CU' | 'ON', text: string | null): EdifactLine[] =>
  text ? [['RFF', [qualifier, text.slice(0, NAME_LENGTH)]]] : [];

const toPlace = ({ kind, name, street, city, zip, country }: TenderStop): EdifactLine => [
  'NAD',
  ROLES[kind],
  '',
  '',
  name.slice(0, NAME_LENGTH),
  street.slice(0, NAME_LENGTH),
  city.slice(0, CITY_LENGTH),
  '',
  zip.slice(0, ZIP_LENGTH),
  country ?? '',
];

const toItem = ({ name, quantity, weight }: TenderItem, i: number): EdifactLine[] => {
  const mass = decimal(weight).times(quantity);
  return [
    ['GID', String(i + 1), String(quantity)],
    ...toText('AAA', name),
    ...(mass.isZero() ? [] : [['MEA', 'WT', 'G', ['KGM', mass.toFixed()]] satisfies EdifactLine]),
  ];
};

/** The segments of a transport instruction (IFTMIN) to a carrier. Times are those of the first stop of each side. */
export function toTransportOrder(
  facts: TenderFacts,
  carrier: { name: string },
  { purpose, reason }: { purpose: TenderPurpose; reason: string | null },
  now: number,
): EdifactLine[] {
  const [pickup, drop] = [
    facts.stops.find(({ kind }) => kind === 'pickup'),
    facts.stops.findLast(({ kind }) => kind === 'drop'),
  ];
  return [
    ['BGM', INSTRUCTION, facts.number, PURPOSE_CODES.edifact[purpose]],
    ...toTime('137', now),
    ...[pickup, drop].flatMap((stop) =>
      stop ? [...toTime(WINDOWS[stop.kind].from, stop.from), ...toTime(WINDOWS[stop.kind].to, stop.to)] : [],
    ),
    ...toText('AAI', [reason, facts.description].filter(Boolean).join(' · ')),
    ...toReference('CT', facts.contract),
    ...toReference('CU', facts.reference),
    ...[...new Set(facts.stops.flatMap(({ orders }) => orders))].flatMap((number) => toReference('ON', number)),
    ['NAD', 'CZ', '', '', facts.shipper.slice(0, NAME_LENGTH)],
    ['NAD', 'CA', '', '', carrier.name.slice(0, NAME_LENGTH)],
    ...facts.stops.map(toPlace),
    ...facts.stops.flatMap(({ items }) => items).flatMap(toItem),
  ];
}
