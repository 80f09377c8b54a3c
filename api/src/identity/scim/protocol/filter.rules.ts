import { withoutSchema } from './attributes.rules.ts';
import { badRequest } from './scim.errors.ts';

const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type FilterValue = string | number | boolean | null;
export type Filter =
  | { op: 'and'; filters: Filter[] }
  | { op: 'or'; filters: Filter[] }
  | { op: 'not'; filter: Filter }
  | { op: 'pr'; path: string }
  | { op: Comparison; path: string; value: FilterValue }
  /** A value path: `emails[type eq "work"]`. */
  | { op: 'of'; path: string; filter: Filter };

export const MAX_FILTER_LENGTH = 2_000;
const MAX_DEPTH = 20;
/** A quoted text, a bracket, or a word. The alternatives are mutually exclusive, so that matching takes linear time. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y;
const PATH = /^[a-z][\w-]*(?:\.\$?[a-z][\w-]*)?$/i;

type Token = { text: string; kind: 'quoted' | 'bracket' | 'word' };
const invalid = (detail: string) => badRequest('invalidFilter', detail);

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const [, quoted, bracket, word] = TOKEN.exec(text) ?? [];
    if (quoted !== undefined) tokens.push({ text: quoted, kind: 'quoted' });
    else if (bracket !== undefined) tokens.push({ text: bracket, kind: 'bracket' });
    else if (word !== undefined) tokens.push({ text: word, kind: 'word' });
    else throw invalid(`Unexpected character at position ${at}`);
  }
  return tokens;
}

const isComparison = (word: string): word is Comparison => (COMPARISONS as readonly string[]).includes(word);

function toValue({ text, kind }: Token): FilterValue {
  try {
    const value: unknown = JSON.parse(kind === 'word' ? text.toLowerCase() : text);
    if (kind !== 'bracket' && (value === null || ['string', 'number', 'boolean'].includes(typeof value)))
      return value as FilterValue;
  } catch {
    // Not JSON: falls through.
  }
  throw invalid(`${text} is not a value`);
}

/** Reads tokens by the grammar of RFC 7644, section 3.4.2.2: `not` binds before `and`, and `and` before `or`. */
class Parser {
  private position = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  parse(): Filter {
    const filter = this.readOr();
    const rest = this.tokens[this.position];
    if (rest) throw invalid(`Unexpected ${rest.text}`);
    return filter;
  }

  private next(): Token {
    const token = this.tokens[this.position];
    if (!token) throw invalid('The filter is incomplete');
    this.position += 1;
    return token;
  }

  private accepts(text: string): boolean {
    const token = this.tokens[this.position];
    const isNext = token !== undefined && token.kind !== 'quoted' && token.text.toLowerCase() === text;
    if (isNext) this.position += 1;
    return isNext;
  }

  private expect(text: string) {
    if (!this.accepts(text)) throw invalid(`${text} is missing`);
  }

  private readAll(op: 'and' | 'or', readOne: () => Filter): Filter {
    const filters = [readOne()];
    while (this.accepts(op)) filters.push(readOne());
    const [only] = filters;
    return filters.length === 1 && only ? only : { op, filters };
  }

  private readOr(): Filter {
    return this.readAll('or', () => this.readAll('and', () => this.readOne()));
  }

  private readOne(): Filter {
    if (this.accepts('not')) {
      this.expect('(');
      return { op: 'not', filter: this.readGroup(')') };
    }
    if (this.accepts('(')) return this.readGroup(')');
    const { text, kind } = this.next();
    const path = withoutSchema(text);
    if (kind !== 'word' || !PATH.test(path)) throw invalid(`${text} is not an attribute`);
    if (this.accepts('[')) return { op: 'of', path, filter: this.readGroup(']') };
    return this.readComparison(path);
  }

  private readGroup(end: ')' | ']'): Filter {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw invalid(`A filter has at most ${MAX_DEPTH} brackets within each other`);
    const filter = this.readOr();
    this.expect(end);
    this.depth -= 1;
    return filter;
  }

  private readComparison(path: string): Filter {
    const { text } = this.next();
    const op = text.toLowerCase();
    if (op === 'pr') return { op, path };
    if (isComparison(op)) return { op, path, value: toValue(this.next()) };
    throw invalid(`${text} is not an operator`);
  }
}

/** @throws ScimError `invalidFilter` */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_FILTER_LENGTH) throw invalid(`A filter has at most ${MAX_FILTER_LENGTH} characters`);
  return new Parser(text).parse();
}

const toComparable = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
const isOrdered = (a: unknown, b: unknown, compare: (order: number) => boolean) =>
  typeof a === typeof b &&
  ((typeof a === 'string' && compare(a < String(b) ? -1 : Number(a > String(b)))) ||
    (typeof a === 'number' && compare(a - Number(b))));
const isText = (value: unknown): value is string => typeof value === 'string';

const COMPARE: Record<Comparison, (actual: unknown, expected: unknown) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  co: (a, b) => isText(a) && isText(b) && a.includes(b),
  sw: (a, b) => isText(a) && isText(b) && a.startsWith(b),
  ew: (a, b) => isText(a) && isText(b) && a.endsWith(b),
  gt: (a, b) => isOrdered(a, b, (order) => order > 0),
  ge: (a, b) => isOrdered(a, b, (order) => order >= 0),
  lt: (a, b) => isOrdered(a, b, (order) => order < 0),
  le: (a, b) => isOrdered(a, b, (order) => order <= 0),
};

/** Whether a value of a multi-valued attribute matches the filter of a value path. @throws ScimError `invalidFilter` */
export function matchesFilter(value: Readonly<Record<string, unknown>>, filter: Filter): boolean {
  if (filter.op === 'and') return filter.filters.every((part) => matchesFilter(value, part));
  if (filter.op === 'or') return filter.filters.some((part) => matchesFilter(value, part));
  if (filter.op === 'not') return !matchesFilter(value, filter.filter);
  if (filter.op === 'of') throw invalid('A filter of values has no further brackets');
  const name = Object.keys(value).find((key) => key.toLowerCase() === filter.path.toLowerCase());
  const actual = name === undefined ? undefined : value[name];
  if (filter.op === 'pr') return actual !== undefined && actual !== '';
  return COMPARE[filter.op](toComparable(actual ?? null), toComparable(filter.value));
}

/**
 * The values that an element needs in order to match, for filters that only consist of equalities: `type eq "work" and
 * primary eq true`.
 */
export function valuesOf(filter: Filter): Record<string, FilterValue> | null {
  if (filter.op === 'eq') return { [filter.path]: filter.value };
  if (filter.op !== 'and') return null;
  const parts = filter.filters.map(valuesOf);
  return parts.includes(null) ? null : Object.assign({}, ...parts);
}
