import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, UnixTime } from './common.ts';
import { EDI_DIRECTIONS, EDI_STATES, MAX_EDI_LENGTH } from './values/edi.ts';

/** What is wrong, in words. `position`: of the segment in its transaction set; `element`: its number in the segment. */
export const EdiProblem = z.object({
  segment: z.string(),
  position: z.int().nullable(),
  element: z.int().nullable(),
  message: z.string(),
});
/** What became of a transaction set. `order`: null for one that was rejected, or only tested. */
export const EdiSet = z.object({
  code: z.string(),
  controlNumber: z.string(),
  order: NamedRef.nullable(),
  problems: z.array(EdiProblem),
});
export const EdiMessage = z.object({
  id: Id,
  direction: z.enum(EDI_DIRECTIONS),
  /** Qualifier and id of the other side, as in `ZZ/ACME`. */
  partner: z.string(),
  controlNumber: z.string().nullable(),
  /** Its transaction sets, as in `204`. */
  kind: z.string(),
  isTest: z.boolean(),
  state: z.enum(EDI_STATES),
  createdAt: UnixTime,
});
export const EdiMessagePage = pageOf(EdiMessage);
export const EdiMessageQuery = Paging.omit({ search: true }).extend({
  direction: z.enum(EDI_DIRECTIONS).optional(),
  state: z.enum(EDI_STATES).optional(),
});
/** `problem`: of the envelope. `acknowledgement`: the text that answers it. */
export const EdiMessageDetails = EdiMessage.extend({
  raw: z.string(),
  sets: z.array(EdiSet),
  problem: EdiProblem.nullable(),
  acknowledgement: z.string().nullable(),
});
/** `isDuplicate`: its control number was received before; nothing was done again. */
export const EdiReceipt = EdiMessageDetails.extend({ isDuplicate: z.boolean() });
export const EdiInput = z.object({ text: z.string().min(1, 'required').max(MAX_EDI_LENGTH) });

export type EdiSet = z.infer<typeof EdiSet>;
export type EdiMessage = z.infer<typeof EdiMessage>;
export type EdiMessageQuery = z.infer<typeof EdiMessageQuery>;
export type EdiMessageDetails = z.infer<typeof EdiMessageDetails>;
