import type { EdiProblem } from 'shared-contracts/values/edi';
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
  { title: 'Description', segment: 'NTE', element: 2 },
];

/** Ship and deliver not before, not later than (element 432 of X12). */
const TIMES: readonly { title: string; qualifier: string }[] = [
  { title: 'Pickup from', qualifier: '37' },
  { title: 'Pickup to', qualifier: '38' },
  { title: 'Delivery from', qualifier: '53' },
  { title: 'Delivery to', qualifier: '54' },
];
/** Parties of a stop: ship from, ship to. */
const STOP_PARTIES: readonly string[] = ['SF', 'ST'];

const toSource = ({ id, position }: Segment, element: number): Source => ({ segment: id, position, element });

const DATE = /^(\d{4})(\d\d)(\d\d)$/;
const TIME = /^(\d\d)(\d\d)/;
/** As in `2026-12-01 08:00`, in the time zone of whoever made the key. What is no date stays as it is, and is rejected. */
function toDateTime(date: string, time: string): string {
  const [, year, month, day] = DATE.exec(date) ?? [];
  const [, hours = '00', minutes = '00'] = TIME.exec(time) ?? [];
  return year ? `${year}-${month}-${day} ${hours}:${minutes}` : date;
}

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

function readTimes(segments: readonly Segment[], { cells, sources }: TenderCells) {
  for (const { title, qualifier } of TIMES) {
    const found = segments.find((segment) => segment.id === 'G62' && toElement(segment, 1) === qualifier);
    if (!found) continue;
    cells[title] = toDateTime(toElement(found, 2), toElement(found, 4));
    sources[title] = toSource(found, 2);
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

function readStops(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const stops = splitStops(segments);
  const names = stops.map((stop) =>
    stop.find(({ id, elements: [role = ''] }) => id === 'N1' && STOP_PARTIES.includes(role)),
  );
  const [first] = stops.flat();
  if (!first) return;
  cells['Stops'] = names.map((party) => toElement(party, 2)).join(';');
  sources['Stops'] = toSource(names.find((party) => party !== undefined) ?? first, 2);
}

/** What is loaded: the description of each L5, with the quantity of the AT8 after it. Drops repeat it, so they don't count. */
function readCargo(segments: readonly Segment[], { cells, sources }: TenderCells) {
  const loading = splitStops(segments).filter(([s5]) => /^(?:LD|CL|PL)$/.test(toElement(s5, 2)));
  const items = loading.flatMap((stop) =>
    stop.flatMap((segment, i) => {
      if (segment.id !== 'L5') return [];
      const weight = stop.slice(i + 1).find(({ id }) => id === 'AT8' || id === 'L5');
      return [{ segment, name: toElement(segment, 2), quantity: weight?.id === 'AT8' ? toElement(weight, 4) : '' }];
    }),
  );
  const [first] = items;
  if (!first) return;
  cells['Cargo'] = items.map(({ name, quantity }) => `${name},${quantity}`).join(';');
  sources['Cargo'] = toSource(first.segment, 2);
}

/** Reads a load tender into the cells of an import of orders. */
export function readLoadTender({ segments }: TransactionSet): TenderCells {
  const tender: TenderCells = { cells: {}, sources: {} };
  readFields(segments, tender);
  readTimes(segments, tender);
  readStops(segments, tender);
  readCargo(segments, tender);
  return tender;
}

/** Where a heading is expected when a tender lacks it. */
export function expectedSource(title: string): Source {
  const field = FIELDS.find((candidate) => candidate.title === title);
  if (field) return { segment: field.segment, position: null, element: field.element };
  const time = TIMES.some((candidate) => candidate.title === title);
  return { segment: time ? 'G62' : 'S5', position: null, element: null };
}
