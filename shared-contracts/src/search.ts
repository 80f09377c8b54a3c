import { z } from 'zod';
import { Id, listParam, requiredText, UnixTime, ShipperCode } from './common.ts';
import { MIN_SEARCH_LENGTH } from './values/limits.ts';

/** A record that has a detail page. `number`: the registration plate of a vehicle. */
export const RECORD_KINDS = ['order', 'trip', 'vehicle'] as const;
export const RecordSummary = z.object({
  kind: z.enum(RECORD_KINDS),
  id: Id,
  number: z.string(),
  /** For an order. */
  shipperCode: ShipperCode,
  hint: z.string().nullable(),
  stage: z.string().nullable(),
});

export const RecordSearchQuery = z.object({ search: requiredText(100).min(MIN_SEARCH_LENGTH) });
/** By id; deleted and inaccessible records are omitted from the response. */
export const RecordsByIdQuery = z.object({ order: listParam(Id), trip: listParam(Id), vehicle: listParam(Id) });
export const RecordSummaries = z.object({ items: z.array(RecordSummary) });

/** Records the caller worked on recently. */
export const RecentWork = z.object({ items: z.array(RecordSummary.extend({ event: z.string(), at: UnixTime })) });

export type RecordKind = (typeof RECORD_KINDS)[number];
export type RecordSummary = z.infer<typeof RecordSummary>;
export type RecordSummaries = z.infer<typeof RecordSummaries>;
export type RecentWork = z.infer<typeof RecentWork>;
