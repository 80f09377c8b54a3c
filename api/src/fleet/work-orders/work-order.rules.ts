import type { FieldError } from 'shared-contracts/common';
import type { WorkOrderLineInput, WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import type { WorkOrderStatus } from 'shared-contracts/values/fleet/work-orders';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';

/** The statuses that can follow each status. */
export const TRANSITIONS: Readonly<Record<WorkOrderStatus, readonly WorkOrderStatus[]>> = {
  open: ['inProgress', 'done', 'cancelled'],
  inProgress: ['done', 'cancelled'],
  done: [],
  cancelled: [],
};

type Action = WorkOrderRow['actions'][number];
const STATUS_ACTIONS: readonly (readonly [Action, WorkOrderStatus])[] = [
  ['start', 'inProgress'],
  ['complete', 'done'],
  ['cancel', 'cancelled'],
];

/** The invoice often comes after the work is done, so only a cancelled order is closed. */
export const isEditable = (status: WorkOrderStatus) => status !== 'cancelled';
/** Whether the order can still take its vehicle out of service. */
export const isPending = (status: WorkOrderStatus) => TRANSITIONS[status].length > 0;

/** Actions for users with write access to vehicles. */
export const listActions = (status: WorkOrderStatus): Action[] => [
  ...(isEditable(status) ? (['edit', 'addDocument'] as const) : []),
  ...STATUS_ACTIONS.filter(([, to]) => TRANSITIONS[status].includes(to)).map(([action]) => action),
];

export const formatWorkOrderNumber = (count: number) => `W-${String(count).padStart(6, '0')}`;

/** Rounds each line before adding them up. */
export function computeWorkOrderLines(lines: readonly WorkOrderLineInput[]) {
  const computed = lines.map((line) => ({
    ...line,
    amount: toMoney(decimal(line.quantity).times(line.unitPrice)),
  }));
  return { lines: computed, cost: toMoney(sumOf(computed.map(({ amount }) => amount))) };
}

const QUANTITY_PLACES = 3;
/** Formats lines for the timeline: `2 × Brake pad, 1.5 × Labour`. */
export const formatLines = (lines: readonly Pick<WorkOrderLineInput, 'quantity' | 'description' | 'unitPrice'>[]) =>
  lines
    .map(
      ({ quantity, description, unitPrice }) =>
        `${decimal(decimal(quantity).toFixed(QUANTITY_PLACES)).toString()} × ${description} (${toMoney(decimal(unitPrice))})`,
    )
    .join(', ') || null;

export type Window = { outFrom: number | null; outTo: number | null };

/** A vehicle is out of service between two times, or not at all. */
export function getWindowErrors({ outFrom, outTo }: Window): Record<string, FieldError> | null {
  if ((outFrom === null) !== (outTo === null))
    return { [outFrom === null ? 'outFrom' : 'outTo']: { code: 'required', message: 'Set both ends of the period' } };
  return outFrom !== null && outTo !== null && outTo <= outFrom
    ? { outTo: { code: 'date', message: 'Invalid date' } }
    : null;
}

const NO_WINDOW: Window = { outFrom: null, outTo: null };

/** Ends a window when the order is closed: the vehicle is available again. */
export function endWindow({ outFrom, outTo }: Window, at: number): Window {
  if (outFrom === null || outTo === null || outFrom >= at) return NO_WINDOW;
  return { outFrom, outTo: Math.min(outTo, at) };
}
