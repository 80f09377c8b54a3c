import type { WorkOrder, WorkOrderInput } from 'shared-contracts/fleet/work-orders';
import { WORK_ORDER_LIMITS, WORK_ORDER_LINE_LIMITS } from 'shared-contracts/values/field-limits';
import {
  MAX_LINE_PRICE,
  MAX_LINE_QUANTITY,
  WORK_ORDER_KINDS,
  WORK_ORDER_LINE_KINDS,
} from 'shared-contracts/values/fleet/work-orders';
import { array, number, object, string, type TestContext } from 'yup';
import { hints } from './work-orders.messages.ts';

export const emptyLine = { kind: 'part', description: '', quantity: '1', unitPrice: '0.00' };

const text = (max: number) => string().trim().max(max).nullable().default(null);
const lineSchema = object({
  kind: string().oneOf(WORK_ORDER_LINE_KINDS).required().default('part'),
  description: string().trim().max(WORK_ORDER_LINE_LIMITS.description).required().default(''),
  quantity: string()
    .required()
    .default('1')
    .test('quantity', hints.quantity, (value) => Number(value) > 0 && Number(value) <= MAX_LINE_QUANTITY),
  unitPrice: string()
    .required()
    .default('0.00')
    .test('price', hints.price, (value) => Number(value) <= MAX_LINE_PRICE),
});

const isLater = (to: number | null | undefined, { parent }: TestContext) =>
  typeof to !== 'number' || typeof parent.outFrom !== 'number' || to > parent.outFrom;
const hasBoth = (to: number | null | undefined, { parent }: TestContext) =>
  typeof to === 'number' || typeof parent.outFrom !== 'number';
const hasStart = (from: number | null | undefined, { parent }: TestContext) =>
  typeof from === 'number' || typeof parent.outTo !== 'number';

const changeFields = {
  kind: string().oneOf(WORK_ORDER_KINDS).required().default('fault'),
  title: string().trim().max(WORK_ORDER_LIMITS.title).required().default(''),
  serviceIntervalId: string().nullable().default(null),
  contactId: string().nullable().default(null),
  workshop: text(WORK_ORDER_LIMITS.workshop),
  outFrom: number().integer().nullable().default(null).test('both', hints.both, hasStart),
  outTo: number()
    .integer()
    .nullable()
    .default(null)
    .test('both', hints.both, hasBoth)
    .test('later', hints.later, isLater),
  description: text(WORK_ORDER_LIMITS.description),
  lines: array().of(lineSchema).max(WORK_ORDER_LIMITS.lines).default([]),
};
export const editSchema = object(changeFields);
export const createSchema = object({ vehicleId: string().required(), ...changeFields });

export type WorkOrderFormValues = Required<Omit<WorkOrderInput, 'vehicleId' | 'inspectionId'>>;

export const toFormValues = (order: WorkOrder): WorkOrderFormValues => {
  const { kind, title, service, contact, workshop, outFrom, outTo, description, lines } = order;
  return {
    kind,
    title,
    serviceIntervalId: service?.id ?? null,
    contactId: contact?.id ?? null,
    workshop,
    outFrom,
    outTo,
    description,
    lines: lines.map(({ id: _id, amount: _amount, ...line }) => line),
  };
};
