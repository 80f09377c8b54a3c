import { z } from 'zod';
import { Id, listParam, NamedRef, pageOf, Paging, requiredText, Revision, UnixTime, ShipperCode } from '../common.ts';
import { TimelineEntry } from '../timeline.ts';
import { EXCEPTION_COMMENT_LIMITS } from '../values/field-limits.ts';
import { EXCEPTION_ACTIONS, EXCEPTION_KINDS, EXCEPTION_STATES, SEVERITIES } from '../values/trips/exceptions.ts';

const NumberedRef = z.object({ id: Id, number: z.string() });
const OrderRef = NumberedRef.extend({ shipperCode: ShipperCode });

export const TripException = z.object({
  id: Id,
  revision: Revision,
  kind: z.enum(EXCEPTION_KINDS),
  severity: z.enum(SEVERITIES),
  state: z.enum(EXCEPTION_STATES),
  trip: NumberedRef.nullable(),
  order: OrderRef.nullable(),
  /** The name of the location. */
  stop: z.string().nullable(),
  vehicle: NamedRef.nullable(),
  driver: z.object({ id: Id, name: z.string(), phone: z.string() }).nullable(),
  /** The code of the API error that rejected a move. */
  code: z.string().nullable(),
  /** When its cause started. */
  occurredAt: UnixTime,
  detectedAt: UnixTime,
  dueAt: UnixTime,
  /** The user who deals with it. */
  owner: NamedRef.nullable(),
  snoozedUntil: UnixTime.nullable(),
  resolvedAt: UnixTime.nullable(),
  /** Null: its cause is gone. */
  resolvedBy: NamedRef.nullable(),
  comments: z.int(),
  actions: z.array(z.enum(EXCEPTION_ACTIONS)),
});
export const TripExceptionPage = pageOf(TripException);

/** `search`: by number of trip or order, vehicle or driver. `owner`: `me`, `none` or a user. Without a state: the open ones. */
export const TripExceptionQuery = Paging.extend({
  kind: listParam(z.enum(EXCEPTION_KINDS)),
  severity: listParam(z.enum(SEVERITIES)),
  state: z.enum(EXCEPTION_STATES).default('open'),
  owner: z.union([z.enum(['me', 'none']), Id]).optional(),
  tripId: Id.optional(),
});

/** Counts of open exceptions. */
export const TripExceptionCounts = z.object({
  open: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  overdue: z.int(),
  byKind: z.partialRecord(z.enum(EXCEPTION_KINDS), z.int()),
});

export const TripExceptionDetail = TripException.extend({ timeline: z.array(TimelineEntry) });

/** `snoozedUntil`: hides it from the open ones until then; null ends that. */
export const TripExceptionChanges = z.object({
  ownerId: Id.nullable().optional(),
  dueAt: UnixTime.optional(),
  snoozedUntil: UnixTime.nullable().optional(),
});

export const TripExceptionCommentInput = z.object({ text: requiredText(EXCEPTION_COMMENT_LIMITS.text) });

/** Users who can own an exception. */
export const ExceptionOwnerPage = pageOf(NamedRef);
export const ExceptionOwnerQuery = Paging;

export type TripException = z.infer<typeof TripException>;
export type TripExceptionPage = z.infer<typeof TripExceptionPage>;
export type TripExceptionQuery = z.infer<typeof TripExceptionQuery>;
export type TripExceptionCounts = z.infer<typeof TripExceptionCounts>;
export type TripExceptionDetail = z.infer<typeof TripExceptionDetail>;
export type TripExceptionChanges = z.infer<typeof TripExceptionChanges>;
export type TripExceptionCommentInput = z.infer<typeof TripExceptionCommentInput>;
export type ExceptionOwnerQuery = z.infer<typeof ExceptionOwnerQuery>;
