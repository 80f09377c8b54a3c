import type { TenderCells } from '../load-tender.rules.ts';
import type { TransactionSet } from '../x12.rules.ts';
import { type EdifactSegment, toComponent } from './edifact.rules.ts';

type Source = TenderCells['sources'][string];

/** A transport instruction (IFTMIN) by the headings of an import of orders; see docs/edi.md. */
type Field = {
  title: string;
  segment: string;
  qualifier: string;
  /** Where the value is, or the value of the text after this label. */
  at: readonly [element: number, component: number];
  label?: string;
};
const FIELDS: readonly Field[] = [
  { title: 'Partner', segment: 'NAD', qualifier: 'CA', at: [4, 1] },
  { title: 'Contract', segment: 'RFF', qualifier: 'CT', at: [1, 2] },
  { title: 'Order type', segment: 'FTX', qualifier: 'ZZZ', at: [4, 2], label: 'ORDER TYPE' },
  { title: 'Operation', segment: 'FTX', qualifier: 'ZZZ', at: [4, 2], label: 'OPERATION' },
  { title: 'Description', segment: 'FTX', qualifier: 'AAI', at: [4, 1] },
];

/** Earliest and latest collection and delivery (element 2005). */
const TIMES: readonly { title: string; qualifier: string }[] = [
  { title: 'Pickup from', qualifier: '234' },
  { title: 'Pickup to', qualifier: '235' },
  { title: 'Delivery from', qualifier: '64' },
  { title: 'Delivery to', qualifier: '63' },
];
/** Of each side, only the first kind of party that occurs are stops: a consignor needn't be where goods are collected. */
const STOP_PARTIES: readonly (readonly string[])[] = [
  ['PW', 'SF', 'CZ'],
  ['DP', 'ST', 'CN'],
];

const toSource = ({ id, position }: EdifactSegment, element: number | null): Source => ({
  segment: id,
  position,
  element,
});

const DATE = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d))?/;
/** As in `2026-12-01 08:00`, in the time zone of whoever sends. What is no date stays as it is, and is rejected. */
function toDateTime(text: string): string {
  const [, year, month, day, hours = '00', minutes = '00'] = DATE.exec(text) ?? [];
  return year ? `${year}-${month}-${day} ${hours}:${minutes}` : text;
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
  for (const { title, qualifier } of TIMES) {
    const found = segments.find((segment) => segment.id === 'DTM' && toComponent(segment, 1) === qualifier);
    if (!found) continue;
    cells[title] = toDateTime(toComponent(found, 1, 2));
    sources[title] = toSource(found, 1);
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
  cells['Stops'] = stops.map((party) => toComponent(party, 4)).join(';');
  sources['Stops'] = toSource(first, 4);
}

/** What is carried: the goods description (FTX+AAA) after each GID, with its number of packages. */
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
  readStops(segments, order);
  readCargo(segments, order);
  return order;
}

/** Where a heading is expected when an instruction lacks it. */
export function expectedEdifactSource(title: string): Source {
  const field = FIELDS.find((candidate) => candidate.title === title);
  if (field) return { segment: field.segment, position: null, element: field.at[0] };
  const others: Record<string, string> = { Reference: 'BGM', Stops: 'NAD', Cargo: 'GID' };
  const time = TIMES.some((candidate) => candidate.title === title);
  return { segment: time ? 'DTM' : (others[title] ?? 'UNH'), position: null, element: null };
}
