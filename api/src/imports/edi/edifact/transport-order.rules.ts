import type { TenderCells } from '../load-tender.rules.ts';
import type { TransactionSet } from '../x12.rules.ts';
import { findBounds, isBound, type Window } from '../tender-windows.rules.ts';
import { toCellTime } from '../time-zones.rules.ts';
import { type EdifactSegment, toComponent } from './edifact.rules.ts';

type Source = TenderCells['sources'][string];

/** A transport instruction (IFTMIN) by the headings of an import of orders; see docs/edi.md. */
type Field = {
  title: string;
  segment: string;
  qualifier: string;
  /** The position of the value, or of a text with the value after this label. */
  at: readonly [element: number, component: number];
  label?: string;
};
const FIELDS: readonly Field[] = [
  { title: 'Contract', segment: 'RFF', qualifier: 'CT', at: [1, 2] },
  { title: 'Order type', segment: 'FTX', qualifier: 'ZZZ', at: [4, 2], label: 'ORDER TYPE' },
  { title: 'Operation', segment: 'FTX', qualifier: 'ZZZ', at: [4, 2], label: 'OPERATION' },
];
const NOTE = { title: 'Description', segment: 'FTX', qualifier: 'AAI', at: [4, 1] } satisfies Field;

const CARRIER = { title: 'Partner', segment: 'NAD', qualifier: 'CA', at: [4, 1] } satisfies Field;

/**
 * Element 2005: earliest and latest; without both, the time that is set, else the one that is requested or expected.
 */
const WINDOWS: readonly Window[] = [
  {
    from: { title: 'Pickup from', qualifier: '234' },
    to: { title: 'Pickup to', qualifier: '235' },
    single: ['200', '10'],
  },
  {
    from: { title: 'Delivery from', qualifier: '64' },
    to: { title: 'Delivery to', qualifier: '63' },
    single: ['76', '69', '2', '17'],
  },
];
/**
 * On each side, only the first kind of party that occurs becomes stops: a consignor isn't necessarily where goods are
 * collected.
 */
const STOP_PARTIES: readonly (readonly string[])[] = [
  ['PW', 'SF', 'CZ'],
  ['DP', 'ST', 'CN'],
];

const toSource = ({ id, position }: EdifactSegment, element: number | null): Source => ({
  segment: id,
  position,
  element,
});

const DATE_TIME = /^(\d{8})(\d*)(.*)$/;
function toTime(dtm: EdifactSegment, isEnd: boolean): string {
  const text = toComponent(dtm, 1, 2);
  const [, date = text, time = '', zone = ''] = DATE_TIME.exec(text) ?? [];
  return toCellTime(date, time, zone, isEnd);
}

/** A name (C080), else the first line of an unstructured address (C058), else a code (C082). */
function readName(party: EdifactSegment | undefined): { name: string; element: number } {
  const element = [4, 3, 2].find((each) => toComponent(party, each) !== '') ?? 4;
  return { name: toComponent(party, element), element };
}

const isField = ({ segment: id, qualifier, label }: Field, segment: EdifactSegment) =>
  segment.id === id &&
  toComponent(segment, 1) === qualifier &&
  (label === undefined || toComponent(segment, 4).toUpperCase() === label);

function readFields(segments: readonly EdifactSegment[], { cells, sources }: TenderCells) {
  for (const field of FIELDS) {
    const found = segments.find((segment) => isField(field, segment));
    if (!found) continue;
    cells[field.title] = toComponent(found, ...field.at);
    sources[field.title] = toSource(found, field.at[0]);
  }
  const carrier = segments.find((segment) => isField(CARRIER, segment));
  if (carrier) {
    const { name, element } = readName(carrier);
    cells[CARRIER.title] = name;
    sources[CARRIER.title] = toSource(carrier, element);
  }
}

/** Texts continue in further components and segments. */
function readNotes(segments: readonly EdifactSegment[], { cells, sources }: TenderCells) {
  const notes = segments.filter((segment) => isField(NOTE, segment));
  const [first] = notes;
  if (!first) return;
  const texts = notes.flatMap(({ components }) => components[NOTE.at[0] - 1] ?? []);
  cells[NOTE.title] = texts.filter((text) => text !== '').join(' ');
  sources[NOTE.title] = toSource(first, NOTE.at[0]);
}

function readTimes(segments: readonly EdifactSegment[], { cells, sources }: TenderCells) {
  const find = (qualifier: string) =>
    segments.find((segment) => segment.id === 'DTM' && toComponent(segment, 1) === qualifier);
  for (const { title, segment, isEnd } of findBounds(WINDOWS, find)) {
    cells[title] = toTime(segment, isEnd);
    sources[title] = toSource(segment, 1);
  }
}

function readStops(segments: readonly EdifactSegment[], { cells, sources }: TenderCells) {
  const parties = segments.filter(({ id }) => id === 'NAD');
  const stops = STOP_PARTIES.flatMap((roles) => {
    const role = roles.find((each) => parties.some((party) => toComponent(party, 1) === each));
    return parties.filter((party) => toComponent(party, 1) === role);
  });
  const [first] = stops;
  if (!first) return;
  cells['Stops'] = stops.map((party) => readName(party).name).join(';');
  sources['Stops'] = toSource(first, readName(first).element);
}

/** The cargo: the goods description (FTX+AAA) after each GID, with its number of packages. */
function readCargo(segments: readonly EdifactSegment[], { cells, sources }: TenderCells) {
  const items = segments.flatMap((segment, i) => {
    if (segment.id !== 'GID') return [];
    const details = segments.slice(i + 1);
    const end = details.findIndex(({ id }) => id === 'GID');
    const goods = (end < 0 ? details : details.slice(0, end)).find(
      (each) => each.id === 'FTX' && toComponent(each, 1) === 'AAA',
    );
    return [{ segment: goods ?? segment, name: toComponent(goods, 4), quantity: toComponent(segment, 2) }];
  });
  const [first] = items;
  if (!first) return;
  cells['Cargo'] = items.map(({ name, quantity }) => `${name},${quantity}`).join(';');
  sources['Cargo'] = toSource(first.segment, first.segment.id === 'GID' ? 2 : 4);
}

/** Reads a transport instruction into the cells of an import of orders. */
export function readTransportOrder(set: TransactionSet): TenderCells {
  const segments = set.segments as readonly EdifactSegment[];
  const bgm = segments.find(({ id }) => id === 'BGM');
  const order: TenderCells = { cells: {}, sources: {} };
  if (bgm) {
    order.cells['Reference'] = toComponent(bgm, 2);
    order.sources['Reference'] = toSource(bgm, 2);
  }
  readFields(segments, order);
  readNotes(segments, order);
  readTimes(segments, order);
  readStops(segments, order);
  readCargo(segments, order);
  return order;
}

/** Where a missing heading of an instruction is expected. */
export function expectedEdifactSource(title: string): Source {
  const field = [...FIELDS, CARRIER, NOTE].find((candidate) => candidate.title === title);
  if (field) return { segment: field.segment, position: null, element: field.at[0] };
  const others: Record<string, string> = { Reference: 'BGM', Stops: 'NAD', Cargo: 'GID' };
  const time = isBound(WINDOWS, title);
  return { segment: time ? 'DTM' : (others[title] ?? 'UNH'), position: null, element: null };
}
