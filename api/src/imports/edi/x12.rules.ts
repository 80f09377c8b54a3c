import { type EdiProblem, MAX_SEGMENTS } from 'shared-contracts/values/edi';

/** `position`: within its transaction set, from 1, as acknowledgements count. `elements[0]` is element 01. */
export type Segment = { id: string; elements: readonly string[]; position: number };
export type TransactionSet = { code: string; controlNumber: string; segments: readonly Segment[] };
export type Group = { code: string; controlNumber: string; version: string; sets: readonly TransactionSet[] };
/** `sender`, `receiver`: qualifier and id, as in `ZZ/ACME`. */
export type Interchange = {
  sender: string;
  receiver: string;
  controlNumber: string;
  isTest: boolean;
  groups: readonly Group[];
};

class EnvelopeError extends Error {
  readonly problem: EdiProblem;

  constructor(segment: string, element: number | null, message: string) {
    super(message);
    this.problem = { segment, position: null, element, message };
  }
}

const ISA_ELEMENTS = 16;
const ELEMENT_SEPARATOR_AT = 3;
const IS_DATA = /[\w\s]/;

/** The ISA segment itself defines the delimiters: the character after its name, and the one after element 16. */
function readDelimiters(text: string) {
  if (!text.startsWith('ISA')) throw new EnvelopeError('ISA', null, 'The message doesn’t begin with ISA');
  const separator = text[ELEMENT_SEPARATOR_AT] ?? '';
  let at = ELEMENT_SEPARATOR_AT;
  for (let n = 1; n < ISA_ELEMENTS && at >= 0; n += 1) at = text.indexOf(separator, at + 1);
  const terminator = text[at + 2] ?? '';
  if (at < 0 || terminator === '') throw new EnvelopeError('ISA', ISA_ELEMENTS, 'ISA has fewer than 16 elements');
  if (separator === terminator || IS_DATA.test(separator) || /\w/.test(terminator))
    throw new EnvelopeError('ISA', ISA_ELEMENTS, 'The delimiters of ISA can’t be distinguished from data');
  return { separator, terminator };
}

function split(text: string): Segment[] {
  const { separator, terminator } = readDelimiters(text);
  const lines = text
    .split(terminator)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > MAX_SEGMENTS)
    throw new EnvelopeError('ISA', null, `The message has more than ${MAX_SEGMENTS} segments`);
  return lines.map((line, i) => {
    const [id = '', ...elements] = line.split(separator);
    return { id, elements: elements.map((element) => element.trim()), position: i + 1 };
  });
}

const elementOf = ({ elements }: Segment, number: number) => elements[number - 1] ?? '';
/** Reads a segment that may be missing. */
export const toElement = (segment: Segment | undefined, number: number) => (segment ? elementOf(segment, number) : '');

const DIGITS = /^\d+$/;
/** Zeros before a number mean nothing. */
const trimZeros = (text: string) => (DIGITS.test(text) ? text.replace(/^0+(?=\d)/, '') : text);

function assertEqual(trailer: Segment, element: number, actual: string, expected: string) {
  if (trimZeros(actual) !== trimZeros(expected))
    throw new EnvelopeError(trailer.id, element, `${trailer.id} has ${actual || 'nothing'} instead of ${expected}`);
}

/** Takes segments until a trailer; reports a missing one by its name. */
function takeUntil(segments: Segment[], trailer: string, header: string): [inner: Segment[], end: Segment] {
  const at = segments.findIndex(({ id }) => id === trailer);
  const end = segments[at];
  if (!end) throw new EnvelopeError(trailer, null, `${trailer} is missing: ${header} doesn’t end`);
  const inner = segments.slice(0, at);
  segments.splice(0, at + 1);
  return [inner, end];
}

function readSet(header: Segment, rest: Segment[]): TransactionSet {
  const [inner, end] = takeUntil(rest, 'SE', 'ST');
  const [code, controlNumber] = [elementOf(header, 1), elementOf(header, 2)];
  assertEqual(end, 2, elementOf(end, 2), controlNumber);
  assertEqual(end, 1, elementOf(end, 1), String(inner.length + 2));
  const segments = [header, ...inner, end].map((segment, i) => ({ ...segment, position: i + 1 }));
  return { code, controlNumber, segments };
}

function readGroup(header: Segment, rest: Segment[]): Group {
  const [inner, end] = takeUntil(rest, 'GE', 'GS');
  const [code, controlNumber, version] = [elementOf(header, 1), elementOf(header, 6), elementOf(header, 8)];
  const sets: TransactionSet[] = [];
  for (let next = inner.shift(); next; next = inner.shift()) {
    if (next.id !== 'ST') throw new EnvelopeError(next.id, null, `${next.id} stands where ST is expected`);
    sets.push(readSet(next, inner));
  }
  assertEqual(end, 1, elementOf(end, 1), String(sets.length));
  assertEqual(end, 2, elementOf(end, 2), controlNumber);
  return { code, controlNumber, version, sets };
}

/** Acknowledgements of earlier interchanges (TA1): they precede the groups, and aren't counted. */
function takeAcknowledgements(inner: Segment[]): Group[] {
  const end = inner.findIndex(({ id }) => id !== 'TA1');
  return inner.splice(0, end < 0 ? inner.length : end).map((segment) => {
    const controlNumber = elementOf(segment, 1);
    const set = { code: segment.id, controlNumber, segments: [{ ...segment, position: 1 }] };
    return { code: segment.id, controlNumber, version: '', sets: [set] };
  });
}

function read(text: string): Interchange {
  const [isa, ...rest] = split(text);
  if (!isa) throw new EnvelopeError('ISA', null, 'The message is empty');
  const [inner, end] = takeUntil(rest, 'IEA', 'ISA');
  if (rest.length > 0) throw new EnvelopeError('IEA', null, 'Something follows IEA');
  const controlNumber = elementOf(isa, 13);
  if (!/^\d{1,9}$/.test(controlNumber)) throw new EnvelopeError('ISA', 13, 'The control number isn’t a number');
  const acknowledgements = takeAcknowledgements(inner);
  const groups: Group[] = [];
  for (let next = inner.shift(); next; next = inner.shift()) {
    if (next.id !== 'GS') throw new EnvelopeError(next.id, null, `${next.id} stands where GS is expected`);
    groups.push(readGroup(next, inner));
  }
  assertEqual(end, 1, elementOf(end, 1), String(groups.length));
  assertEqual(end, 2, elementOf(end, 2), controlNumber);
  return {
    sender: `${elementOf(isa, 5)}/${elementOf(isa, 6)}`,
    receiver: `${elementOf(isa, 7)}/${elementOf(isa, 8)}`,
    controlNumber,
    isTest: elementOf(isa, 15) === 'T',
    groups: [...acknowledgements, ...groups],
  };
}

/** Reads an X12 interchange, or names what is wrong with its envelope. */
export function parseX12(text: string): { interchange: Interchange } | { problem: EdiProblem } {
  try {
    return { interchange: read(text.trim()) };
  } catch (error) {
    if (error instanceof EnvelopeError) return { problem: error.problem };
    throw error;
  }
}

export type OutgoingInterchange = {
  sender: string;
  receiver: string;
  controlNumber: number;
  isTest: boolean;
  /** Unix seconds. */
  at: number;
  group: { code: string; version: string; sets: readonly { code: string; segments: readonly (readonly string[])[] }[] };
};

const MS = 1_000;
const DELIMITERS = /[*~>\r\n]/g;
const [CONTROL_DIGITS, SET_DIGITS, ID_LENGTH] = [9, 4, 15];
/** An element can't contain a delimiter: X12 has no escape. */
const toLine = (segment: readonly string[]) =>
  segment.map((element) => element.replaceAll(DELIMITERS, ' ').trim()).join('*');
const toParty = (party: string): [qualifier: string, id: string] => {
  const at = party.indexOf('/');
  return [party.slice(0, at).padEnd(2).slice(0, 2), party.slice(at + 1)];
};

/** Writes an interchange of one group; its own numbers serve as those of group and sets. */
export function writeX12({ sender, receiver, controlNumber, isTest, at, group }: OutgoingInterchange): string {
  const [date, time] = new Date(at * MS).toISOString().replaceAll(/[-:]/g, '').split('T') as [string, string];
  const control = String(controlNumber).padStart(CONTROL_DIGITS, '0');
  const [[fromQualifier, from], [toQualifier, to]] = [toParty(sender), toParty(receiver)];
  const padded = (id: string) => id.replaceAll(DELIMITERS, ' ').padEnd(ID_LENGTH).slice(0, ID_LENGTH);
  const blank = ' '.repeat(10);
  const isa =
    `ISA*00*${blank}*00*${blank}*${fromQualifier}*${padded(from)}*${toQualifier}*${padded(to)}*` +
    `${date.slice(2)}*${time.slice(0, 4)}*U*00401*${control}*0*${isTest ? 'T' : 'P'}*>`;
  const sets = group.sets.flatMap(({ code, segments }, i) => {
    const number = String(i + 1).padStart(SET_DIGITS, '0');
    return [['ST', code, number], ...segments, ['SE', String(segments.length + 2), number]];
  });
  const number = String(controlNumber);
  const lines = [
    ['GS', group.code, from, to, date, time.slice(0, 4), number, 'X', group.version],
    ...sets,
    ['GE', String(group.sets.length), number],
    ['IEA', '1', control],
  ];
  return `${[isa, ...lines.map(toLine)].join('~\n')}~\n`;
}
