import { type EdiProblem, MAX_SEGMENTS } from 'shared-contracts/values/edi';
import type { Group, Interchange, Segment, TransactionSet } from '../x12.rules.ts';

/** `components`: of each element; its first component is also in `elements`. */
export type EdifactSegment = Segment & { components: readonly (readonly string[])[] };

class EnvelopeError extends Error {
  readonly problem: EdiProblem;

  constructor(segment: string, element: number | null, message: string) {
    super(message);
    this.problem = { segment, position: null, element, message };
  }
}

type Delimiters = { component: string; element: string; release: string; terminator: string };
const USUAL: Delimiters = { component: ':', element: '+', release: '?', terminator: "'" };
const UNA_LENGTH = 9;

/** UNA defines the delimiters; the defaults apply without it. A blank release character means that there is none. */
function readDelimiters(text: string): { delimiters: Delimiters; rest: string } {
  if (!text.startsWith('UNA')) return { delimiters: USUAL, rest: text };
  const [component = '', element = '', , release = '', , terminator = ''] = text.slice(3, UNA_LENGTH);
  const delimiters = { component, element, release: release === ' ' ? '' : release, terminator };
  const characters = [component, element, terminator, ...(delimiters.release === '' ? [] : [release])];
  if (new Set(characters).size < characters.length || characters.some((each) => each === '' || /\w/.test(each)))
    throw new EnvelopeError('UNA', null, 'The delimiters of UNA can’t be distinguished from data');
  return { delimiters, rest: text.slice(UNA_LENGTH) };
}

/** Splits a text into segments of elements of components; released characters are data. */
function split(text: string): string[][][] {
  const { delimiters, rest } = readDelimiters(text);
  const { component, element, release, terminator } = delimiters;
  const segments: string[][][] = [];
  let [elements, components, current]: [string[][], string[], string] = [[], [], ''];
  const endComponent = () => void (components.push(current), (current = ''));
  const endElement = () => {
    endComponent();
    elements.push(components);
    components = [];
  };
  for (let i = 0; i < rest.length; i += 1) {
    const character = rest[i] ?? '';
    if (character === release) current += rest[(i += 1)] ?? character;
    else if (character === component) endComponent();
    else if (character === element) endElement();
    else if (character === terminator) {
      endElement();
      segments.push(elements);
      elements = [];
      if (segments.length > MAX_SEGMENTS)
        throw new EnvelopeError('UNB', null, `The message has more than ${MAX_SEGMENTS} segments`);
    }
    // Line ends between segments are trimmed with the blanks around a value.
    else current += character;
  }
  if (current !== '' || components.length > 0 || elements.length > 0)
    throw new EnvelopeError('UNZ', null, 'The last segment doesn’t end');
  return segments;
}

const toSegment = (parts: readonly string[][], i: number): EdifactSegment => {
  const [[id = ''] = [], ...components] = parts;
  const trimmed = components.map((element) => element.map((text) => text.trim()));
  return { id: id.trim(), elements: trimmed.map(([first = '']) => first), components: trimmed, position: i + 1 };
};

/** Reads a segment that may be missing; elements and components count from 1. */
export const toComponent = (segment: EdifactSegment | undefined, element: number, component = 1): string =>
  segment?.components[element - 1]?.[component - 1] ?? '';

function assertEqual(trailer: EdifactSegment, element: number, expected: string) {
  const actual = toComponent(trailer, element);
  const isEqual = actual === expected || (element === 1 && String(Number(actual)) === expected);
  if (!isEqual)
    throw new EnvelopeError(trailer.id, element, `${trailer.id} has ${actual || 'nothing'} instead of ${expected}`);
}

function readMessages(inner: EdifactSegment[]): TransactionSet[] {
  const sets: TransactionSet[] = [];
  for (let header = inner.shift(); header; header = inner.shift()) {
    if (header.id !== 'UNH') throw new EnvelopeError(header.id, null, `${header.id} stands where UNH is expected`);
    const at = inner.findIndex(({ id }) => id === 'UNT');
    const end = inner[at];
    if (!end) throw new EnvelopeError('UNT', null, 'UNT is missing: UNH doesn’t end');
    const body = inner.splice(0, at + 1);
    const controlNumber = toComponent(header, 1);
    assertEqual(end, 1, String(body.length + 1));
    assertEqual(end, 2, controlNumber);
    const segments = [header, ...body].map((segment, i) => ({ ...segment, position: i + 1 }));
    sets.push({ code: toComponent(header, 2), controlNumber, segments });
  }
  return sets;
}

const toVersion = (components: readonly string[]) => [0, 1, 2].map((i) => components[i] ?? '').join(':');

/** Messages without functional groups count as one group. */
function toGroup(sets: readonly TransactionSet[], controlNumber: string): Group {
  const [first] = sets;
  const header = first?.segments[0] as EdifactSegment | undefined;
  const version = toVersion(header?.components[1]?.slice(1) ?? []);
  return { code: first?.code ?? '', controlNumber, version, sets };
}

function readGroups(inner: EdifactSegment[]): Group[] {
  const groups: Group[] = [];
  for (let header = inner.shift(); header; header = inner.shift()) {
    if (header.id !== 'UNG') throw new EnvelopeError(header.id, null, `${header.id} stands where UNG is expected`);
    const at = inner.findIndex(({ id }) => id === 'UNE');
    const end = inner[at];
    if (!end) throw new EnvelopeError('UNE', null, 'UNE is missing: UNG doesn’t end');
    const [controlNumber, sets] = [toComponent(header, 5), readMessages(inner.splice(0, at))];
    inner.shift();
    assertEqual(end, 1, String(sets.length));
    assertEqual(end, 2, controlNumber);
    groups.push(toGroup(sets, controlNumber));
  }
  return groups;
}

const MAX_REFERENCE = 14;
const TEST_INDICATOR = 11;
const toParty = (segment: EdifactSegment, element: number) =>
  `${toComponent(segment, element, 2)}/${toComponent(segment, element, 1)}`;

function read(text: string): Interchange {
  const [unb, ...rest] = split(text).map(toSegment);
  if (unb?.id !== 'UNB') throw new EnvelopeError('UNB', null, 'The message doesn’t begin with UNB');
  const end = rest.pop();
  if (end?.id !== 'UNZ') throw new EnvelopeError('UNZ', null, 'UNZ is missing: UNB doesn’t end');
  const controlNumber = toComponent(unb, 5);
  if (controlNumber === '' || controlNumber.length > MAX_REFERENCE)
    throw new EnvelopeError('UNB', 5, 'The control reference is missing or too long');
  const isGrouped = rest[0]?.id === 'UNG';
  const groups = isGrouped ? readGroups(rest) : [toGroup(readMessages(rest), controlNumber)];
  assertEqual(end, 1, String(isGrouped ? groups.length : groups[0]?.sets.length));
  assertEqual(end, 2, controlNumber);
  return {
    sender: toParty(unb, 2),
    receiver: toParty(unb, 3),
    controlNumber,
    isTest: toComponent(unb, TEST_INDICATOR) === '1',
    groups,
  };
}

/** Reads an EDIFACT interchange, or names what is wrong with its envelope. */
export function parseEdifact(text: string): { interchange: Interchange } | { problem: EdiProblem } {
  try {
    return { interchange: read(text.trim()) };
  } catch (error) {
    if (error instanceof EnvelopeError) return { problem: error.problem };
    throw error;
  }
}

/** A segment as a list of elements, each a list of components; the first is its tag. */
export type EdifactLine = readonly (string | readonly string[])[];
export type OutgoingEdifact = {
  sender: string;
  receiver: string;
  controlNumber: number;
  isTest: boolean;
  /** Unix seconds. */
  at: number;
  /** `type`: as in `IFTSTA:D:96A:UN`. */
  messages: readonly { type: string; segments: readonly EdifactLine[] }[];
};

const MS = 1_000;
const SYNTAX = ['UNOC', '3'];
const RELEASED = /[?+:']/g;
const MARKS = /\p{M}/gu;
const NOT_ASCII = /[^ -~]/g;

/**
 * Letters lose their accents and other scripts become blanks, since it is unknown which characters a receiver accepts.
 */
const toText = (text: string) =>
  text.normalize('NFD').replaceAll(MARKS, '').replaceAll(NOT_ASCII, ' ').replaceAll(RELEASED, '?$&');

const dropEmpty = (texts: readonly string[]) => texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);

const toLine = (line: EdifactLine): string =>
  dropEmpty(
    line.map((element) => (typeof element === 'string' ? toText(element) : dropEmpty(element.map(toText)).join(':'))),
  ).join('+');

const toSide = (party: string): string[] => {
  const at = party.indexOf('/');
  return [party.slice(at + 1), party.slice(0, at)];
};

export function writeEdifact({ sender, receiver, controlNumber, isTest, at, messages }: OutgoingEdifact): string {
  const [date = '', time = ''] = new Date(at * MS).toISOString().replaceAll(/[-:]/g, '').split('T');
  const reference = String(controlNumber);
  const dated = [date.slice(2), time.slice(0, 4)];
  const test = isTest ? ['', '', '', '', '', '1'] : [];
  const lines: EdifactLine[] = [
    ['UNB', SYNTAX, toSide(sender), toSide(receiver), dated, reference, ...test],
    ...messages.flatMap(({ type, segments }, i): EdifactLine[] => {
      const number = String(i + 1);
      return [['UNH', number, type.split(':')], ...segments, ['UNT', String(segments.length + 2), number]];
    }),
    ['UNZ', String(messages.length), reference],
  ];
  return ["UNA:+.? '", ...lines.map((line) => `${toLine(line)}'`), ''].join('\n');
}
