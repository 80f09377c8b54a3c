import { z } from 'zod';
import { Id, UnixTime } from './common.ts';
import { REASON_CODES } from './values/reasons.ts';

/** The value of a field before and after a change; ids are replaced by names where available. */
export const FieldChange = z.object({ field: z.string(), from: z.unknown(), to: z.unknown() });

export const TimelineEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Name of the user. */
  user: z.string().nullable(),
  /** Distinguishes people of the same name; absent in earlier releases. */
  userLogin: z.string().nullish(),
  /** Set when someone else acted as this user. */
  actor: z.string().nullable(),
  actorLogin: z.string().nullish(),
  /** The name of the API key that acted for this user. */
  apiKey: z.string().nullish(),
  /** Caused by a user of another organization, whose name is hidden. */
  isOfOthers: z.boolean().optional(),
  reason: z.string().nullable(),
  /** A reason that the portal gave itself; `reason` names its subject, such as the number of an order. */
  reasonCode: z.enum(REASON_CODES).nullish(),
  /** Only for the organization that owns the record. */
  changes: z.array(FieldChange).optional(),
  occurredAt: UnixTime,
  recordedAt: UnixTime,
});
export const Timeline = z.object({ items: z.array(TimelineEntry) });

export type FieldChange = z.infer<typeof FieldChange>;
export type TimelineEntry = z.infer<typeof TimelineEntry>;
export type Timeline = z.infer<typeof Timeline>;
