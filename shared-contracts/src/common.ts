import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './values/limits.ts';
import { MAX_EMAIL_LENGTH, MAX_TIME_ZONE_LENGTH, MINUTES_RANGE } from './values/field-limits.ts';

/** Without characters that PostgreSQL rejects: U+0000 and lone surrogates. */
export const STORABLE_TEXT = /^[^\u0000\uD800-\uDFFF]*$/u;

/** Text that reaches the database: trimmed, bounded and storable. */
export const text = (max: number) => z.string().trim().max(max).regex(STORABLE_TEXT, 'invalid');
export const requiredText = (max: number) => text(max).min(1, 'required');

/** PostgreSQL and JavaScript have different calendars before. */
const MIN_DAY = '1900-01-01';
/** `YYYY-MM-DD`, in the accompanying time zone. */
export const Day = z.iso.date().refine((day) => day >= MIN_DAY, 'invalid');
/** `HH:mm`, in the accompanying time zone. */
export const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** ISO: Monday is 1. */
export const Weekdays = z.array(z.int().min(1).max(7)).min(1).max(7);
/** An IANA name such as `Asia/Colombo`. */
export const TimeZone = requiredText(MAX_TIME_ZONE_LENGTH);
export const email = text(MAX_EMAIL_LENGTH).pipe(z.email());

export const Id = z.uuid();
/** The end of the year 9999. */
const MAX_UNIX_TIME = 253_402_300_799;

export const UnixTime = z.int().min(0).max(MAX_UNIX_TIME).meta({ description: 'unix seconds' });
/** For query parameters. */
export const UnixTimeParam = z.coerce.number().int().min(0).max(MAX_UNIX_TIME);
/** Money is sent as a decimal string with at most two places, never as a float. */
export const Money = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,2})?$/)
  .meta({ description: 'decimal, at most 2 places' });
/** Money that may be negative, such as a margin. */
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,13}(\.\d{1,2})?$/)
  .meta({ description: 'decimal, at most 2 places' });
/** A measure (km, kg, m, CBM) as a decimal string with at most three places. */
export const Measure = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,3})?$/)
  .meta({ description: 'decimal, at most 3 places' });
/** Places of pallets, and metres of the whole width of a vehicle. Null or absent: unknown, or not limited. */
export const FloorMeasures = z.object({ palletPlaces: Measure.nullish(), loadingMeters: Measure.nullish() });
export const TotalFloor = z.object({ totalPalletPlaces: Measure.nullish(), totalLoadingMeters: Measure.nullish() });
export const Minutes = z.int().min(MINUTES_RANGE.min).max(MINUTES_RANGE.max);

export const IdParams = z.object({ id: Id });
export const NamedRef = z.object({ id: Id, name: z.string() });
export const IdResult = z.object({ id: Id });

const BooleanText = z.enum(['true', 'false']).transform((value) => value === 'true');
export const booleanParam = BooleanText.optional();

const listOf = <T extends z.ZodType>(item: T, toItems: (value: unknown) => unknown) =>
  z.preprocess(
    (value) => (value === undefined ? undefined : [value].flat().flatMap(toItems)),
    z.array(item).max(100).optional(),
  );

/** A list as a query parameter: once for each item, or once with commas between them. */
export const listParam = <T extends z.ZodType>(item: T) =>
  listOf(item, (value) => (typeof value === 'string' ? value.split(',') : value));

/** A list of items that have commas, which is why the parameter occurs once for each. */
export const repeatedParam = <T extends z.ZodType>(item: T) => listOf(item, (value) => value);

export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  search: text(100).optional(),
});

/** `name` ascending, `-name` descending. */
export const sortBy = <const T extends readonly [string, ...string[]]>(columns: T) =>
  z.enum([...columns, ...columns.map((column: T[number]) => `-${column}` as const)]);

/**
 * The outcome of a stage request. `recorded`: it is older than the last change, so it only appears in the timeline and
 * the stage stays; `unchanged`: the record already had that stage.
 */
export const StageOutcome = z.enum(['changed', 'recorded', 'unchanged']);

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    /** There are at least `total` rows. Only screens get this, for long lists; API keys get exact totals. */
    totalIsLowerBound: z.boolean().optional(),
    page: z.int(),
    limit: z.int(),
  });

export const FieldError = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
/** Counts the changes of a record, from 1. */
export const Revision = z.int().min(1).meta({ description: 'counts the changes of the record' });
/** The revision that the caller saw, in a body; without it, any revision is changed. */
export const SeenRevision = z.int().min(0).max(999_999_999).optional();
/** The revision that the caller saw, in quotes; with `*` or without the header, any revision is changed. */
export const IfMatch = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(?:"\d{1,9}"|\*)$/)
    .optional()
    .meta({ description: 'the revision that the caller saw: "3"; another current one is a 409 changedMeanwhile' }),
});
/** Makes a POST safe to retry: the same key gets the same response for 24 hours, and the action happens once. */
export const IdempotencyKey = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/)
    .optional()
    .meta({ description: 'chosen by the client for one request, for example a UUID, and repeated when it retries' }),
});
/** The changes since the revision that the caller saw. */
export const Conflict = z.object({
  /** The current one. */
  revision: z.int(),
  /** The time of the newest change by another user, or else of the caller's own. Null if unknown. */
  at: UnixTime.nullable(),
  /** Null: the system, or a user of another organization. */
  by: NamedRef.nullable(),
  fields: z.array(z.string()),
  /** The caller made every change. */
  isOwn: z.boolean(),
});

export const ErrorBody = z
  .object({
    statusCode: z.int(),
    code: z.string(),
    message: z.union([z.string(), z.array(z.string())]),
    fields: z.record(z.string(), FieldError).optional(),
    params: z.record(z.string(), z.unknown()).optional(),
    /** Set for a 409 `changedMeanwhile`. */
    conflict: Conflict.optional(),
  })
  .meta({ id: 'Error' });

export type StageOutcome = z.infer<typeof StageOutcome>;
export type NamedRef = z.infer<typeof NamedRef>;
export type Page<T> = { items: T[]; total: number; totalIsLowerBound?: boolean; page: number; limit: number };
export type Paging = z.infer<typeof Paging>;
export type FieldError = z.infer<typeof FieldError>;
export type Conflict = z.infer<typeof Conflict>;
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The code of an order's organization, where that is not the reader's; see `formatOrderNumber`. Earlier releases send none. */
export const ShipperCode = z.string().nullable().optional();
