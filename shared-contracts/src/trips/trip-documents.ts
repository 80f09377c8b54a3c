import { z } from 'zod';
import { Id, UnixTime } from '../common.ts';

export const TripDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  expiresAt: UnixTime.nullable(),
  isExpired: z.boolean(),
  createdAt: UnixTime,
  /** Requires the session token. */
  url: z.string(),
});
/** The form fields besides `file`, a PDF, JPEG or PNG of at most 1 MB. */
export const TripDocumentForm = z.object({
  expiresAt: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().pipe(UnixTime).optional()),
});

export type TripDocument = z.infer<typeof TripDocument>;
