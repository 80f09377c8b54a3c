import { type RawBuilder, sql } from 'kysely';
import type { Comparison, Filter, FilterValue } from './filter.rules.ts';
import { badRequest } from './scim.errors.ts';

/** A column by which a list can be filtered. */
export type FilterColumn = {
  expression: RawBuilder<unknown>;
  type: 'text' | 'exactText' | 'boolean' | 'time';
};
/** Keyed by the path in lower case. */
export type FilterColumns = ReadonlyMap<string, FilterColumn>;

type Condition = RawBuilder<boolean>;
type Operand = { column: RawBuilder<unknown>; value: RawBuilder<unknown> };
type Compare = (operand: Operand) => Condition;

const invalid = (detail: string) => badRequest('invalidFilter', detail);

const ORDERED: Partial<Record<Comparison, Compare>> = {
  eq: ({ column, value }) => sql`coalesce(${column} = ${value}, false)`,
  ne: ({ column, value }) => sql`(${column} is distinct from ${value})`,
  gt: ({ column, value }) => sql`coalesce(${column} > ${value}, false)`,
  ge: ({ column, value }) => sql`coalesce(${column} >= ${value}, false)`,
  lt: ({ column, value }) => sql`coalesce(${column} < ${value}, false)`,
  le: ({ column, value }) => sql`coalesce(${column} <= ${value}, false)`,
};
const TEXT: Partial<Record<Comparison, Compare>> = {
  ...ORDERED,
  co: ({ column, value }) => sql`coalesce(position(${value} in ${column}) > 0, false)`,
  sw: ({ column, value }) => sql`coalesce(starts_with(${column}, ${value}), false)`,
  ew: ({ column, value }) => sql`coalesce(right(${column}, length(${value})) = ${value}, false)`,
};
const { eq, ne } = ORDERED;
const COMPARISONS: Record<FilterColumn['type'], Partial<Record<Comparison, Compare>>> = {
  text: TEXT,
  exactText: TEXT,
  boolean: { ...(eq && { eq }), ...(ne && { ne }) },
  time: ORDERED,
};

function textOf(value: FilterValue): string {
  if (typeof value !== 'string') throw invalid('The attribute is compared with text');
  if (value.includes('\0')) throw invalid('The text has a character that is not allowed');
  return value;
}

function timeOf(value: FilterValue): RawBuilder<unknown> {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('The attribute is compared with a time such as 2026-11-20T08:00:00Z');
  return sql`${Math.floor(time / 1_000)}::bigint`;
}

function booleanOf(value: FilterValue): RawBuilder<unknown> {
  const text = typeof value === 'string' ? value.toLowerCase() : String(value);
  if (text !== 'true' && text !== 'false') throw invalid('The attribute is compared with true or false');
  return sql`${text === 'true'}::boolean`;
}

const OPERANDS: Record<FilterColumn['type'], (column: RawBuilder<unknown>, value: FilterValue) => Operand> = {
  text: (column, value) => ({ column: sql`lower(${column})`, value: sql`lower(${textOf(value)}::text)` }),
  exactText: (column, value) => ({ column, value: sql`${textOf(value)}::text` }),
  boolean: (column, value) => ({ column, value: booleanOf(value) }),
  time: (column, value) => ({ column, value: timeOf(value) }),
};

function compareWithNull({ expression }: FilterColumn, op: Comparison): Condition {
  if (op === 'eq') return sql`(${expression} is null)`;
  if (op === 'ne') return sql`(${expression} is not null)`;
  throw invalid(`null can't be compared by ${op}`);
}

/** The condition of a filter. Attributes are found by the columns, below `prefix` within a value path. @throws ScimError `invalidFilter` */
export function toCondition(filter: Filter, columns: FilterColumns, prefix = ''): Condition {
  if (filter.op === 'and' || filter.op === 'or') {
    const parts = filter.filters.map((part) => toCondition(part, columns, prefix));
    return sql`(${sql.join(parts, filter.op === 'and' ? sql` and ` : sql` or `)})`;
  }
  if (filter.op === 'not') return sql`(not ${toCondition(filter.filter, columns, prefix)})`;
  if (filter.op === 'of') {
    if (prefix) throw invalid('A filter of values has no further brackets');
    return toCondition(filter.filter, columns, `${filter.path}.`);
  }
  const path = `${prefix}${filter.path}`;
  const column = columns.get(path.toLowerCase());
  if (!column) throw invalid(`${path} can't be filtered`);
  if (filter.op === 'pr') return sql`(${column.expression} is not null)`;
  if (filter.value === null) return compareWithNull(column, filter.op);
  const compare = COMPARISONS[column.type][filter.op];
  if (!compare) throw invalid(`${path} can't be compared by ${filter.op}`);
  return compare(OPERANDS[column.type](column.expression, filter.value));
}
