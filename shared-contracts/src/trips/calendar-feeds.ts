import { z } from 'zod';
import { text, UnixTime } from '../common.ts';

/** The link by which calendars read the caller's trips. Its token is returned only once. */
export const CalendarFeed = z.object({ createdAt: UnixTime, lastReadAt: UnixTime.nullable() });
export const CalendarFeedState = z.object({ feed: CalendarFeed.nullable() });
export const NewCalendarFeed = z.object({ feed: CalendarFeed, token: z.string() });
/** `file`: the token with `.ics`. */
export const CalendarFeedParams = z.object({ file: text(100) });

export type CalendarFeed = z.infer<typeof CalendarFeed>;
export type CalendarFeedState = z.infer<typeof CalendarFeedState>;
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;
