import { z } from 'zod';

const MAX_SPANS = 20;
const MAX_NAME_LENGTH = 200;
/** Unix milliseconds of the year 9999. */
const MAX_TIME = 253_402_300_799_000;

const Time = z.number().min(0).max(MAX_TIME);

/** A navigation in a browser. `name`: the pattern of its path, never the path, which may contain ids. */
export const NavigationSpan = z.object({
  traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  name: z
    .string()
    .max(MAX_NAME_LENGTH)
    .regex(/^[/\w:*?.-]+$/),
  startedAt: Time,
  endedAt: Time,
});
export const NavigationSpans = z.object({ spans: z.array(NavigationSpan).min(1).max(MAX_SPANS) });

export type NavigationSpan = z.infer<typeof NavigationSpan>;
export type NavigationSpans = z.infer<typeof NavigationSpans>;
