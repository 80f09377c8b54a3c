import { z } from 'zod';
import { text } from './common.ts';
import { FAILURES } from './values/failures.ts';

/** What browsers tell of areas: short words of their own, cut where they are long. */
const word = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w@.,:;+*'"()/[\] -]*$/u);

const Area = z
  .string()
  .max(40)
  .regex(/^[a-z]+(-[a-z]+)*$/);
const Build = z.string().regex(/^[\w.+-]{1,64}$/);

/** A release was loaded, in so many milliseconds. `isFallback`: in the place of one that failed. */
const Load = z.object({ area: Area, build: Build, milliseconds: z.int().min(0).max(600_000), isFallback: z.boolean() });
/** Of a release that was not, or that broke; `build` is missing where there is no release. */
const Failure = z.object({
  area: Area,
  build: Build.nullable(),
  kind: z.enum(Object.keys(FAILURES) as [keyof typeof FAILURES]),
  message: text(300),
});
/** The browser refused something by the page's policy. `area` and `build`: whose script it was, when it can be told. `blocked`: an origin or a keyword such as `inline`. */
const Violation = z.object({ area: Area.nullable(), build: Build.nullable(), directive: word(60), blocked: word(120) });

/** `tab`: made up by the page when it was opened, so that the failures of one tab are not counted as those of many. */
export const AreaReport = z.object({
  tab: z.string().regex(/^[\da-f]{16}$/),
  loads: z.array(Load).max(50),
  failures: z.array(Failure).max(20),
  violations: z.array(Violation).max(20),
});
export type AreaReport = z.infer<typeof AreaReport>;
