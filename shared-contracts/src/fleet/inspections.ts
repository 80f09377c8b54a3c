import { z } from 'zod';
import {
  booleanParam,
  Id,
  IdParams,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  text,
  UnixTime,
} from '../common.ts';
import { CHECKLIST_LIMITS, INSPECTION_ITEM_LIMITS } from '../values/field-limits.ts';
import { INSPECTION_ITEMS, INSPECTION_KINDS } from '../values/fleet/inspections.ts';

/** `code`: of the usual list, which the phone names in its language; otherwise `name`, as the organization wrote it. */
export const ChecklistItem = z.object({ code: z.enum(INSPECTION_ITEMS).nullable(), name: z.string().nullable() });
/** The checklist of an organization's drivers. `isOwn`: it differs from the default list. */
export const InspectionChecklist = z.object({
  id: Id,
  revision: Revision,
  isOwn: z.boolean(),
  items: z.array(ChecklistItem),
  actions: z.array(z.enum(['edit'])),
});
export const InspectionChecklistInput = z.object({
  items: z
    .array(requiredText(INSPECTION_ITEM_LIMITS.name))
    .min(CHECKLIST_LIMITS.items.min)
    .max(CHECKLIST_LIMITS.items.max),
});

/** `name`: as the driver read it. A defect has a note. */
export const InspectionItemInput = z.object({
  code: z.enum(INSPECTION_ITEMS).nullable().default(null),
  name: requiredText(INSPECTION_ITEM_LIMITS.name),
  isDefect: z.boolean(),
  note: text(INSPECTION_ITEM_LIMITS.note).nullish(),
});
/** A driver's report from the phone. `key`: idempotency key. Times by the phone's clock. */
export const InspectionInput = z.object({
  key: Id,
  kind: z.enum(INSPECTION_KINDS),
  items: z.array(InspectionItemInput).min(1).max(CHECKLIST_LIMITS.items.max),
  occurredAt: UnixTime,
  sentAt: UnixTime.optional(),
});
const timeParam = z.coerce.number().pipe(UnixTime);
/**
 * The form fields besides `file`, a JPEG or PNG of at most 1 MB. `inspectionKey`: that of an inspection sent before.
 */
export const InspectionPhotoForm = z.object({
  key: Id,
  inspectionKey: Id,
  /** Position of the item. */
  item: z.coerce.number().int().min(0).max(CHECKLIST_LIMITS.items.max),
  occurredAt: timeParam,
  sentAt: timeParam.optional(),
});
/** `isRepeated`: the key was processed before; nothing was changed. */
export const InspectionResult = z.object({ key: Id, isRepeated: z.boolean() });

export const InspectionItem = z.object({
  id: Id,
  code: z.enum(INSPECTION_ITEMS).nullable(),
  name: z.string(),
  isDefect: z.boolean(),
  note: z.string().nullable(),
  /** Both URLs require the session token. */
  photo: z.string().nullable(),
  thumbnail: z.string().nullable(),
});
export const InspectionRow = z.object({
  id: Id,
  kind: z.enum(INSPECTION_KINDS),
  vehicle: NamedRef,
  driver: NamedRef,
  /** A trip of the same organization. */
  trip: NamedRef.nullable(),
  hasDefects: z.boolean(),
  /** The names of the items with a defect. */
  defects: z.array(z.string()),
  /** The items in a form that can be shown in the user's language: those of the default list have a code. */
  defectiveItems: z.array(InspectionItem.pick({ code: true, name: true })),
  /** The newest one that was opened for it. */
  workOrder: NamedRef.nullable(),
  occurredAt: UnixTime,
  /** `openWorkOrder`: for its defects. */
  actions: z.array(z.enum(['openWorkOrder'])),
});
export const InspectionPage = pageOf(InspectionRow);
export const Inspection = InspectionRow.extend({ items: z.array(InspectionItem) });
export const InspectionItemParams = IdParams.extend({ itemId: Id });

/** `search`: by vehicle or driver. Newest first. */
export const InspectionQuery = Paging.extend({
  kind: z.enum(INSPECTION_KINDS).optional(),
  hasDefects: booleanParam,
  vehicleId: Id.optional(),
  from: timeParam.optional(),
  to: timeParam.optional(),
  sort: z.enum(['occurredAt', '-occurredAt', 'vehicle', '-vehicle']).default('-occurredAt'),
});

export type ChecklistItem = z.infer<typeof ChecklistItem>;
export type InspectionChecklist = z.infer<typeof InspectionChecklist>;
export type InspectionChecklistInput = z.infer<typeof InspectionChecklistInput>;
export type InspectionItemInput = z.infer<typeof InspectionItemInput>;
export type InspectionInput = z.infer<typeof InspectionInput>;
export type InspectionPhotoForm = z.infer<typeof InspectionPhotoForm>;
export type InspectionResult = z.infer<typeof InspectionResult>;
export type InspectionItem = z.infer<typeof InspectionItem>;
export type InspectionRow = z.infer<typeof InspectionRow>;
export type InspectionPage = z.infer<typeof InspectionPage>;
export type Inspection = z.infer<typeof Inspection>;
export type InspectionQuery = z.infer<typeof InspectionQuery>;
