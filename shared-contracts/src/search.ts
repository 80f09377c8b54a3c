import { z } from 'zod';
import { Id, many, requiredText, Unix } from './common.ts';
import { SEARCH_FROM } from './values/limits.ts';

/** A record with a page of its own, found by its number or plate. */
export const RECORD_KINDS = ['order', 'trip', 'vehicle'] as const;
export const FoundRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id: Id,
  number: z.string(),
  hint: z.string().nullable(),
  stage: z.string().nullable(),
});

export const RecordQuery = z.object({ search: requiredText(100).min(SEARCH_FROM) });
/** By their ids; those that are gone or closed are left out of the answer. */
export const RecordsQuery = z.object({ order: many(Id), trip: many(Id), vehicle: many(Id) });
export const FoundRecords = z.object({ items: z.array(FoundRecord) });

/** What the caller worked on last. */
export const RecentWork = z.object({ items: z.array(FoundRecord.extend({ event: z.string(), at: Unix })) });

export type RecordKind = (typeof RECORD_KINDS)[number];
export type FoundRecord = z.infer<typeof FoundRecord>;
export type FoundRecords = z.infer<typeof FoundRecords>;
export type RecentWork = z.infer<typeof RecentWork>;
