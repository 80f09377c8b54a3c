import { z } from 'zod';
import { RETENTION, RETENTION_KINDS } from '../values/identity/retention.ts';

const Days = z.int().nonnegative();
const Kind = z.enum(RETENTION_KINDS);
/** The largest upper bound of all kinds; that of the kind is checked as well. */
const MAX_DAYS = Math.max(...RETENTION_KINDS.map((kind) => RETENTION[kind].max));

/** `days`: null retains it forever. `isChosen`: set by the organization; otherwise the default. */
export const RetentionRow = z.object({
  kind: Kind,
  days: Days.nullable(),
  isChosen: z.boolean(),
  min: Days,
  max: Days,
});
export const RetentionList = z.object({ items: z.array(RetentionRow) });
export const RetentionParams = z.object({ kind: Kind });
/** Null: the default again. */
export const RetentionInput = z.object({ days: z.int().min(1).max(MAX_DAYS).nullable() });

export type RetentionRow = z.infer<typeof RetentionRow>;
export type RetentionList = z.infer<typeof RetentionList>;
export type RetentionInput = z.infer<typeof RetentionInput>;
