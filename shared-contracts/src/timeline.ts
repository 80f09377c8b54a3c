import { z } from 'zod';
import { Id, Unix } from './common.ts';

export const TimelineEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  user: z.string().nullable(),
  /** Who acted under the user's name, when someone else did. */
  actor: z.string().nullable(),
  /** Done by a person of another organization, whose name stays theirs. */
  isOfOthers: z.boolean().optional(),
  reason: z.string().nullable(),
  occurredAt: Unix,
  recordedAt: Unix,
});
export const Timeline = z.object({ items: z.array(TimelineEntry) });

export type TimelineEntry = z.infer<typeof TimelineEntry>;
export type Timeline = z.infer<typeof Timeline>;
