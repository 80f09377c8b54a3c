import { z } from 'zod';
import { text } from '../common.ts';
import { FAILURE_NUMBERS } from '../values/portal/failures.ts';
import { OVERRIDE_LIMITS } from '../values/field-limits.ts';
import { WEB_VITAL_NAMES } from '../values/portal/web-vitals.ts';

/** Printable ASCII without markup: reports come from browsers and cannot be trusted. */
const plainText = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w@.,:;+*'"()/[\] -]*$/u);

const AreaName = z
  .string()
  .max(OVERRIDE_LIMITS.area)
  .regex(/^[a-z]+(-[a-z]+)*$/);
const BuildId = z.string().regex(/^[\w.+-]{1,64}$/);

/** A successful load. `isFallback`: it replaced a release that failed. */
const LoadReport = z.object({
  area: AreaName,
  build: BuildId,
  milliseconds: z.int().min(0).max(600_000),
  isFallback: z.boolean(),
});
/** A release that failed to load or crashed. `build` null: the area has no release. */
const FailureReport = z.object({
  area: AreaName,
  build: BuildId.nullable(),
  kind: z.enum(Object.keys(FAILURE_NUMBERS) as [keyof typeof FAILURE_NUMBERS]),
  message: text(300),
});
/**
 * A violation of the page's content security policy. `area`, `build`: the script's owner, if known. `blocked`: an
 * origin or a keyword such as `inline`.
 */
const ViolationReport = z.object({
  area: AreaName.nullable(),
  build: BuildId.nullable(),
  directive: plainText(60),
  blocked: plainText(120),
});

/** A web vital of a page view. `value`: milliseconds; of CLS its score. */
const VitalReport = z.object({
  area: AreaName,
  build: BuildId,
  vital: z.enum(WEB_VITAL_NAMES),
  value: z.number().min(0).max(3_600_000),
});

/** `tab`: a random id per page load, so that the failures of one tab are counted once. */
export const AreaReport = z.object({
  tab: z.string().regex(/^[\da-f]{16}$/),
  loads: z.array(LoadReport).max(50),
  failures: z.array(FailureReport).max(20),
  violations: z.array(ViolationReport).max(20),
  /** Missing in reports of earlier shells. */
  vitals: z.array(VitalReport).max(50).default([]),
});
export type AreaReport = z.infer<typeof AreaReport>;
