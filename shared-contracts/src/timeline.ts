import { z } from 'zod';
import { Id, UnixTime } from './common.ts';

export const TimelineEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  user: z.string().nullable(),
  /** Set when someone else acted as this user. */
  actor: z.string().nullable(),
  /** Caused by a user of another organization, whose name is hidden. */
  isOfOthers: z.boolean().optional(),
  reason: z.string().nullable(),
  occurredAt: UnixTime,
  recordedAt: UnixTime,
});
export const Timeline = z.object({ items: z.array(TimelineEntry) });

export type TimelineEntry = z.infer<typeof TimelineEntry>;
export type Timeline = z.infer<typeof Timeline>;
