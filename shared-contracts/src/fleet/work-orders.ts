import { z } from 'zod';
import {
  Id,
  IdParams,
  listParam,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { METER_LIMITS, WORK_ORDER_LIMITS, WORK_ORDER_LINE_LIMITS } from '../values/field-limits.ts';
import {
  MAX_LINE_PRICE,
  MAX_LINE_QUANTITY,
  WORK_ORDER_ACTIONS,
  WORK_ORDER_KINDS,
  WORK_ORDER_LINE_KINDS,
  WORK_ORDER_STATUSES,
} from '../values/fleet/work-orders.ts';

/** In the currency of the work order. */
export const WorkOrderLineInput = z.object({
  kind: z.enum(WORK_ORDER_LINE_KINDS),
  description: requiredText(WORK_ORDER_LINE_LIMITS.description),
  /** Pieces, litres or hours. */
  quantity: Measure.refine((value) => Number(value) > 0 && Number(value) <= MAX_LINE_QUANTITY, 'invalid'),
  unitPrice: Money.refine((value) => Number(value) <= MAX_LINE_PRICE, 'invalid'),
});
/** `amount`: quantity × unit price. */
export const WorkOrderLine = WorkOrderLineInput.extend({ id: Id, amount: Money });

/**
 * `contactId`: the workshop as a contact, `workshop`: as a text. `serviceIntervalId`: the service that completing the
 * order records. `outFrom`, `outTo`: when the vehicle is out of service and can't be planned; both or none.
 */
export const WorkOrderInput = z.object({
  kind: z.enum(WORK_ORDER_KINDS),
  vehicleId: Id,
  title: requiredText(WORK_ORDER_LIMITS.title),
  description: text(WORK_ORDER_LIMITS.description).nullish(),
  contactId: Id.nullish(),
  workshop: text(WORK_ORDER_LIMITS.workshop).nullish(),
  serviceIntervalId: Id.nullish(),
  /** The inspection whose defects it fixes. */
  inspectionId: Id.nullish(),
  outFrom: UnixTime.nullish(),
  outTo: UnixTime.nullish(),
  lines: z.array(WorkOrderLineInput).max(WORK_ORDER_LIMITS.lines).optional(),
});
/** Omitted fields keep their value; lines are replaced. */
export const WorkOrderChanges = WorkOrderInput.omit({ vehicleId: true, inspectionId: true }).partial();
const { odometer, engineHours } = METER_LIMITS;
/**
 * `doneAt`: when the work was done; now by default. `odometer`, `engineHours`: the readings at that time; the current
 * ones by default, if the work was done within a day.
 */
export const WorkOrderStatusInput = z.object({
  status: z.enum(WORK_ORDER_STATUSES),
  doneAt: UnixTime.optional(),
  odometer: z.number().min(odometer.min).max(odometer.max).optional(),
  engineHours: z.number().min(engineHours.min).max(engineHours.max).optional(),
});

export const WorkOrderDocument = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  /** Requires the session token. */
  url: z.string(),
  author: NamedRef,
  createdAt: UnixTime,
  actions: z.array(z.enum(['delete'])),
});
export const WorkOrderDocumentParams = IdParams.extend({ documentId: Id });

export const WorkOrderRow = z.object({
  id: Id,
  revision: Revision,
  number: z.string(),
  kind: z.enum(WORK_ORDER_KINDS),
  status: z.enum(WORK_ORDER_STATUSES),
  title: z.string(),
  vehicle: NamedRef,
  organization: NamedRef,
  contact: NamedRef.nullable(),
  workshop: z.string().nullable(),
  service: NamedRef.nullable(),
  /** The inspection whose defects it fixes. */
  inspectionId: Id.nullable(),
  outFrom: UnixTime.nullable(),
  outTo: UnixTime.nullable(),
  /** The sum of its lines. */
  cost: Money,
  currency: z.string().nullable(),
  doneAt: UnixTime.nullable(),
  /** The readings when the work was done, in kilometres and hours. */
  odometer: z.number().nullable(),
  engineHours: z.number().nullable(),
  createdAt: UnixTime,
  actions: z.array(z.enum(WORK_ORDER_ACTIONS)),
});
export const WorkOrderPage = pageOf(WorkOrderRow);
export const WorkOrder = WorkOrderRow.extend({
  description: z.string().nullable(),
  lines: z.array(WorkOrderLine),
  documents: z.array(WorkOrderDocument),
});

/** `search`: by number, title, plate or workshop. `from`, `to`: when it was created. */
export const WorkOrderQuery = Paging.extend({
  status: listParam(z.enum(WORK_ORDER_STATUSES)),
  kind: z.enum(WORK_ORDER_KINDS).optional(),
  vehicleId: Id.optional(),
  contactId: Id.optional(),
  from: z.coerce.number().pipe(UnixTime).optional(),
  to: z.coerce.number().pipe(UnixTime).optional(),
  sort: sortBy(['number', 'vehicle', 'outFrom', 'cost', 'createdAt']).default('-createdAt'),
});

export type WorkOrderLineInput = z.infer<typeof WorkOrderLineInput>;
export type WorkOrderLine = z.infer<typeof WorkOrderLine>;
export type WorkOrderInput = z.infer<typeof WorkOrderInput>;
export type WorkOrderChanges = z.infer<typeof WorkOrderChanges>;
export type WorkOrderStatusInput = z.infer<typeof WorkOrderStatusInput>;
export type WorkOrderDocument = z.infer<typeof WorkOrderDocument>;
export type WorkOrderRow = z.infer<typeof WorkOrderRow>;
export type WorkOrderPage = z.infer<typeof WorkOrderPage>;
export type WorkOrder = z.infer<typeof WorkOrder>;
export type WorkOrderQuery = z.infer<typeof WorkOrderQuery>;
