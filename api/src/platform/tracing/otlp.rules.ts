export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** The numbers of OTLP. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof SPAN_KINDS;

export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  kind: SpanKind;
  /** Unix milliseconds, with fractions. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  /** Name of an error, never its message, which may contain values. */
  error?: string | undefined;
};

const MILLISECOND = 1_000_000n;
const MICROSECONDS = 1_000;
/** Nanoseconds don't fit into a number. */
const toNano = (ms: number) => String((BigInt(Math.round(ms * MICROSECONDS)) * MILLISECOND) / BigInt(MICROSECONDS));

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [
      { key, value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value } },
    ];
  });

const ERROR = 2;

/** The body of an OTLP/HTTP request in JSON, for spans of one service. */
export const toOtlp = (spans: readonly Span[], resource: Attributes) => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes(resource) },
      scopeSpans: [
        {
          scope: { name: 'consign' },
          spans: spans.map(({ traceId, spanId, parentSpanId, name, kind, startedAt, endedAt, attributes, error }) => ({
            traceId,
            spanId,
            ...(parentSpanId !== undefined && { parentSpanId }),
            name,
            kind: SPAN_KINDS[kind],
            startTimeUnixNano: toNano(startedAt),
            endTimeUnixNano: toNano(endedAt),
            attributes: toAttributes({ ...attributes, 'error.type': error }),
            status: error === undefined ? {} : { code: ERROR },
          })),
        },
      ],
    },
  ],
});

const MAX_STATEMENT_LENGTH = 2_000;
const LITERALS = /'(?:[^']|'')*'/g;
const NUMBERS = /(?<![\w$.])\d+(?:\.\d+)?(?!\w)/g;

/** The text of a statement without any values: parameters are already numbered, literals become `?`. */
export const toStatementText = (text: string): string =>
  text.slice(0, MAX_STATEMENT_LENGTH).replaceAll(LITERALS, '?').replace(/'.*$/s, '?').replaceAll(NUMBERS, '?');

const TABLES = /\b(?:from|into|update|join)\s+"?(?!as\b)([a-z_]+)"?/gi;
/** `with page as (…)` */
const COMMON_TABLES = /\b([a-z_]+)"?\s+as\s+(?:materialized\s+)?\(/gi;

const PARENTHESES = /\([^()]*\)/g;

/** The text without subqueries and lists, however deep they are. */
function removeParentheses(text: string): string {
  const shorter = text.replaceAll(PARENTHESES, ' ');
  return shorter === text ? text : removeParentheses(shorter);
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

/** `select orders`: the verb and the first table of a statement, outside its subqueries if there is one. */
export function nameStatement(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
  const statement = text.replaceAll(LITERALS, ' ');
  const commonTables = namesIn(statement, COMMON_TABLES);
  const tables = [removeParentheses(statement), statement].flatMap((part) => namesIn(part, TABLES));
  const table = tables.find((name) => !commonTables.includes(name));
  return table === undefined ? verb : `${verb} ${table}`;
}
