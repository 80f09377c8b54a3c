import type { Schema } from './document.ts';

/** Requests may accept more than before, and responses may contain more: each direction has its own rules. */
export type Direction = 'request' | 'response';
type Schemas = Readonly<Record<string, Schema>>;
/** The components of the released document and of the current one. */
export type Components = { released: Schemas; current: Schemas };

const REFERENCE = '#/components/schemas/';
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && !Array.isArray(value);
const toSchema = (value: unknown): Schema => (isSchema(value) ? value : {});
const toSchemas = (value: unknown): Record<string, Schema> => toSchema(value) as Record<string, Schema>;
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const nameOf = ({ $ref }: Schema) => (typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined);
function resolve(schema: Schema, components: Schemas): Schema {
  const name = nameOf(schema);
  return name === undefined ? schema : (components[name] ?? {});
}

/** A value of one of several types, such as a nullable one, as its variants. */
function toVariants(schema: Schema, components: Schemas): Schema[] {
  const { anyOf, oneOf, type, ...rest } = resolve(schema, components);
  const options = [...toList(anyOf), ...toList(oneOf)];
  if (options.length > 0) return options.flatMap((option) => toVariants(toSchema(option), components));
  return [type].flat().map((one): Schema => ({ ...rest, type: one }));
}

const typeOf = ({ type, properties, items, enum: values, const: value }: Schema) => {
  if (typeof type === 'string') return type;
  if (properties) return 'object';
  if (items) return 'array';
  return values || value !== undefined ? 'string' : 'any';
};
const valuesOf = ({ enum: values, const: value }: Schema) => (value === undefined ? toList(values) : [value]);
const isFixed = (schema: Schema) => valuesOf(schema).length > 0;

/** Limits of inputs: a stricter one rejects what was accepted. */
const UPPER = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'];
const isStricter = (released: Schema, current: Schema) => (keyword: string) => {
  const [before, after] = [released[keyword], current[keyword]];
  if (typeof after !== 'number') return false;
  if (typeof before !== 'number') return true;
  return UPPER.includes(keyword) ? after < before : after > before;
};

const missingValues = (all: readonly unknown[], some: readonly unknown[]) =>
  all.filter((value) => !some.includes(value)).map(String);

function compareValues(released: Schema, current: Schema, direction: Direction, at: string): string[] {
  if (direction === 'response')
    return isFixed(released) && !isFixed(current) && typeOf(released) !== 'boolean'
      ? [`${at} is no longer one of ${valuesOf(released).join(', ')}`]
      : [];
  if (!isFixed(current)) return [];
  if (!isFixed(released)) return [`${at} accepts only ${valuesOf(current).join(', ')}`];
  return missingValues(valuesOf(released), valuesOf(current)).map((value) => `${at} no longer accepts ${value}`);
}

function compareLimits(released: Schema, current: Schema, direction: Direction, at: string): string[] {
  if (direction === 'response') return [];
  const stricter = [...UPPER, ...LOWER].filter(isStricter(released, current)).map((keyword) => `${at}: ${keyword}`);
  const isPatternNew = current['pattern'] !== undefined && current['pattern'] !== released['pattern'];
  const isFormatNew = current['format'] !== undefined && current['format'] !== released['format'];
  return [
    ...stricter.map((limit) => `${limit} is stricter`),
    ...(isPatternNew ? [`${at}: another pattern`] : []),
    ...(isFormatNew ? [`${at}: another format`] : []),
  ];
}

type Seen = ReadonlySet<string>;

function compareFields(
  released: Schema,
  current: Schema,
  direction: Direction,
  both: Components,
  at: string,
  seen: Seen,
) {
  const [before, after] = [toSchemas(released['properties']), toSchemas(current['properties'])];
  const [wasRequired, isRequired] = [toList(released['required']), toList(current['required'])];
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(before)) {
    const field = `${at}.${name}`;
    const next = after[name];
    if (next === undefined) problems.push(`${field} was removed`);
    else problems.push(...compare(schema, next, direction, both, field, seen));
    if (direction === 'response' && wasRequired.includes(name) && next !== undefined && !isRequired.includes(name))
      problems.push(`${field} may be missing`);
  }
  if (direction === 'request')
    for (const name of isRequired)
      if (!wasRequired.includes(name)) problems.push(`${at}.${String(name)} became required`);
  return problems;
}

function compareVariant(
  released: Schema,
  current: Schema,
  direction: Direction,
  both: Components,
  at: string,
  seen: Seen,
) {
  return [
    ...compareValues(released, current, direction, at),
    ...compareLimits(released, current, direction, at),
    ...compareFields(released, current, direction, both, at, seen),
    ...(isSchema(released['items'])
      ? compare(released['items'], toSchema(current['items']), direction, both, `${at}[]`, seen)
      : []),
    ...(isSchema(released['additionalProperties'])
      ? compare(
          released['additionalProperties'],
          toSchema(current['additionalProperties']),
          direction,
          both,
          `${at}{}`,
          seen,
        )
      : []),
  ];
}

/** The closest of several variants of a type: the one with the fewest problems. */
const closest = (problems: string[][]) => problems.reduce((best, next) => (next.length < best.length ? next : best));

function compare(
  released: Schema,
  current: Schema,
  direction: Direction,
  both: Components,
  at: string,
  seen: Seen,
): string[] {
  const pair = `${nameOf(released)} ${nameOf(current)}`;
  const isNamed = nameOf(released) !== undefined;
  if (isNamed && seen.has(pair)) return [];
  const deeper = isNamed ? new Set([...seen, pair]) : seen;
  const [before, after] = [toVariants(released, both.released), toVariants(current, both.current)];
  // A request must still accept each variant, a response must have no other.
  const [expected, offered] = direction === 'request' ? [before, after] : [after, before];
  return expected.flatMap((variant) => {
    const type = typeOf(variant);
    const same = offered.filter((other) => {
      const otherType = typeOf(other);
      return otherType === type || otherType === 'any' || (otherType === 'number' && type === 'integer');
    });
    if (same.length === 0)
      return [direction === 'request' ? `${at} no longer accepts ${type}` : `${at} may be ${type}`];
    return closest(
      same.map((other) =>
        direction === 'request'
          ? compareVariant(variant, other, direction, both, at, deeper)
          : compareVariant(other, variant, direction, both, at, deeper),
      ),
    );
  });
}

/** Incompatibilities between a released schema and the current one. @param at its path, for the messages */
export const compareSchemas = (
  released: Schema,
  current: Schema,
  direction: Direction,
  components: Components,
  at: string,
): string[] => [...new Set(compare(released, current, direction, components, at, new Set()))];
