import type { EdiProblem } from 'shared-contracts/values/edi';
import { findBounds, isBound, type Window } from './tender-windows.rules.ts';
import { toCellTime } from './time-zones.rules.ts';
import { type Segment, toElement, type TransactionSet } from './x12.rules.ts';

/** The cells of a row of an import of orders, by heading; `sources`: where each comes from. */
export type TenderCells = { cells: Record<string, string>; sources: Record<string, Source> };
type Source = Pick<EdiProblem, 'segment' | 'position' | 'element'>;

type Field = {
  title: string;
  segment: string;
  element: number;
  /** Elements that must have these values. */
  where?: Readonly<Record<number, string>>;
};

/** A load tender (204) by the headings of an import of orders; see docs/edi.md. */
const FIELDS: readonly Field[] = [
  { title: 'Reference', segment: 'B2', element: 4 },
  { title: 'Partner', segment: 'N1', element: 2, where: { 1: 'CA' } },
  { title: 'Contract', segment: 'L11', element: 1, where: { 2: 'CT' } },
  { title: 'Order type', segment: 'L11', element: 1, where: { 2: 'ZZ', 3: 'ORDER TYPE' } },
  { title: 'Operation', segment: 'L11', element: 1, where: { 2: 'ZZ', 3: 'OPERATION' } },
];
const NOTE = { title: 'Description', segment: 'NTE', element: 2 };

/**
 * Element 432: not before, not later than; without both, the time that is scheduled, else the one that is requested.
 */
const WINDOWS: readonly Window[] = [
  {
    from: { title: 'Pickup from', qualifier: '37' },
    to: { title: 'Pickup to', qualifier: '38' },
    single: ['69', '77', '10'],
  },
  {
    from: { title: 'Delivery from', qualifier: '53' },
    to: { title: 'Delivery to', qualifier: '54' },
    single: ['70', '78', '68', '02'],
  },
];
/** Parties of a stop: ship from, ship to; else shipper where goods are loaded, consignee elsewhere. */
const STOP_PARTIES: readonly string[] = ['SF', 'ST'];
const [SHIPPER, CONSIGNEE] = ['SH', 'CN'] as const;
const LOADING = /^(?:LD|CL|PL)$/;

const toSource = ({ id, position }: Segment, element: number): Source => ({ segment: id, position, element });

function readFields(segments: readonly Segment[], { cells, sources }: TenderCells) {
  for (const { title, segment: id, element, where = {} } of FIELDS) {
    const found = segments.find(
      (segment) =>
        segment.id === id &&
        Object.entries(where).every(([number, value]) => toElement(segment, Number(number)).toUpperCase() === value),
    );
    if (!found) continue;
    cells[title] = toElement(found, element);
    sources[title] = toSource(found, element);
  }
}

/** Notes of the whole tender, else those of its stops: a long one continues in the next segment. */
function readNotes(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const notes = segments.filter((segment) => segment.id === NOTE.segment && toElement(segment, NOTE.element) !== '');
  const firstStop = segments.find(({ id }) => id === 'S5')?.position ?? Infinity;
  const general = notes.filter(({ position }) => position < firstStop);
  const [first, ...rest] = general.length > 0 ? general : notes;
  if (!first) return;
  cells[NOTE.title] = [first, ...rest].map((note) => toElement(note, NOTE.element)).join(' ');
  sources[NOTE.title] = toSource(first, NOTE.element);
}

function readTimes(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const find = (qualifier: string) => segments.find(({ id, elements }) => id === 'G62' && elements[0] === qualifier);
  for (const { title, segment, isEnd } of findBounds(WINDOWS, find)) {
    cells[title] = toCellTime(toElement(segment, 2), toElement(segment, 4), toElement(segment, 5), isEnd);
    sources[title] = toSource(segment, 2);
  }
}

/** The segments of each stop: from its S5 to the next. */
function splitStops(segments: readonly Segment[]): Segment[][] {
  const stops: Segment[][] = [];
  for (const segment of segments) {
    if (segment.id === 'S5') stops.push([segment]);
    else stops.at(-1)?.push(segment);
  }
  return stops;
}

const isLoading = ([s5]: readonly Segment[]) => LOADING.test(toElement(s5, 2));

function findParty(stop: readonly Segment[]): Segment | undefined {
  const find = (roles: readonly string[]) =>
    stop.find(({ id, elements: [role = ''] }) => id === 'N1' && roles.includes(role));
  return find(STOP_PARTIES) ?? find([isLoading(stop) ? SHIPPER : CONSIGNEE]);
}

function readStops(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const stops = splitStops(segments);
  const names = stops.map(findParty);
  const [first] = stops.flat();
  if (!first) return;
  // The code of a party replaces a missing name.
  cells['Stops'] = names.map((party) => toElement(party, 2) || toElement(party, 4)).join(';');
  sources['Stops'] = toSource(names.find((party) => party !== undefined) ?? first, 2);
}

/** Quantities of AT8 (handling units, else pieces) and OID. */
const QUANTITIES: Record<string, readonly number[]> = { AT8: [4, 5], OID: [5] };
const findQuantity = (details: readonly Segment[]) =>
  Object.entries(QUANTITIES)
    .flatMap(([id, elements]) => {
      const found = details.find((segment) => segment.id === id);
      return elements.map((element) => toElement(found, element));
    })
    .find((quantity) => quantity !== '') ?? '';

/**
 * The items loaded at a stop: the description of each L5 with the quantity after it, or the quantity of the stop if
 * there is only one.
 */
function listItems(stop: readonly Segment[]) {
  const starts = stop.flatMap(({ id }, i) => (id === 'L5' ? [i] : []));
  return starts.flatMap((start, i) => {
    const segment = stop[start];
    if (!segment) return [];
    const own = findQuantity(stop.slice(start + 1, starts[i + 1]));
    const ofStop = starts.length === 1 ? findQuantity(stop) || toElement(stop[0], 5) : '';
    return [{ segment, name: toElement(segment, 2), quantity: own || ofStop }];
  });
}

/** Drops repeat the loaded cargo, so they don't count. */
function readCargo(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const items = splitStops(segments).filter(isLoading).flatMap(listItems);
  const [first] = items;
  if (!first) return;
  cells['Cargo'] = items.map(({ name, quantity }) => `${name},${quantity}`).join(';');
  sources['Cargo'] = toSource(first.segment, 2);
}

/** Reads a load tender into the cells of an import of orders. */
export function readLoadTender({ segments }: TransactionSet): TenderCells {
  const tender: TenderCells = { cells: {}, sources: {} };
  readFields(segments, tender);
  readNotes(segments, tender);
  readTimes(segments, tender);
  readStops(segments, tender);
  readCargo(segments, tender);
  return tender;
}

/** Where a missing heading of a tender is expected. */
export function expectedSource(title: string): Source {
  const field = [...FIELDS, NOTE].find((candidate) => candidate.title === title);
  if (field) return { segment: field.segment, position: null, element: field.element };
  const time = isBound(WINDOWS, title);
  return { segment: time ? 'G62' : 'S5', position: null, element: null };
}
