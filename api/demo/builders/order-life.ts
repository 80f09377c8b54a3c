import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import { MINUTE } from './context.ts';

export type Actor = 'owner' | 'approver1' | 'approver2' | 'dispatcher' | 'driver' | 'system';
/** `minutes` after the previous step. */
export type Step = { event: OrderEvent; to: OrderStage; by: Actor; minutes: number; reason?: string };
export type DatedStep = Step & { at: number };

const SAVE: Step = { event: 'save', to: 'saved', by: 'owner', minutes: 0 };
const SUBMIT: Step = { event: 'submit', to: 'pendingValidation', by: 'owner', minutes: 12 };
const APPROVE: Step = { event: 'approve', to: 'pending2ndValidation', by: 'approver1', minutes: 55 };
const APPROVE_AGAIN: Step = { event: 'approve', to: 'validated', by: 'approver2', minutes: 140 };

const toTrip: Step[] = [{ event: 'addToTrip', to: 'addedToTrip', by: 'dispatcher', minutes: 180 }];
const toStart: Step[] = [...toTrip, { event: 'startTrip', to: 'started', by: 'system', minutes: 600 }];
const toPickup: Step[] = [
  ...toStart,
  { event: 'arriveAtPickup', to: 'arrivedToPickupLocation', by: 'system', minutes: 65 },
];
const toLoading: Step[] = [...toPickup, { event: 'startLoading', to: 'loading', by: 'driver', minutes: 20 }];
const toLoaded: Step[] = [
  ...toLoading,
  { event: 'completeLoading', to: 'loadingCompleted', by: 'driver', minutes: 50 },
];
const toTransit: Step[] = [...toLoaded, { event: 'depart', to: 'transit', by: 'system', minutes: 15 }];
const toDrop: Step[] = [
  ...toTransit,
  { event: 'arriveAtDrop', to: 'arrivedToDropLocation', by: 'system', minutes: 170 },
];
const toUnloading: Step[] = [...toDrop, { event: 'startUnloading', to: 'unloading', by: 'driver', minutes: 15 }];
const toDelivered: Step[] = [...toUnloading, { event: 'deliver', to: 'delivered', by: 'driver', minutes: 45 }];

/** The steps of an order after validation, up to a stage. */
const AFTER_VALIDATED: Partial<Record<OrderStage, Step[]>> = {
  validated: [],
  cancelled: [{ event: 'cancel', to: 'cancelled', by: 'owner', minutes: 240 }],
  addedToTrip: toTrip,
  started: toStart,
  arrivedToPickupLocation: toPickup,
  loading: toLoading,
  loadingCompleted: toLoaded,
  transit: toTransit,
  delayed: [...toTransit, { event: 'delay', to: 'delayed', by: 'system', minutes: 460 }],
  arrivedToDropLocation: toDrop,
  unloading: toUnloading,
  delivered: toDelivered,
  manuallyDelivered: [
    ...toTransit,
    {
      event: 'deliverManually',
      to: 'manuallyDelivered',
      by: 'dispatcher',
      minutes: 300,
      reason: 'Delivered, the driver had no network',
    },
  ],
  incompleteDelivery: [
    ...toUnloading,
    {
      event: 'deliverPart',
      to: 'incompleteDelivery',
      by: 'driver',
      minutes: 50,
      reason: 'Two pallets damaged and refused by the consignee',
    },
  ],
  notDelivered: [
    ...toDrop,
    {
      event: 'failDelivery',
      to: 'notDelivered',
      by: 'driver',
      minutes: 65,
      reason: 'Consignee closed, nobody to receive',
    },
  ],
  billed: [...toDelivered, { event: 'bill', to: 'billed', by: 'owner', minutes: 1_900 }],
};

const CANCELLED_IN_TRIP: Step[] = [
  ...toTrip,
  { event: 'cancel', to: 'cancelled', by: 'dispatcher', minutes: 90, reason: 'Trip cancelled' },
];

const APPROVED_BY: Step[][] = [
  [SAVE, { ...SUBMIT, to: 'validated' }],
  [SAVE, SUBMIT, { ...APPROVE, to: 'validated' }],
  [SAVE, SUBMIT, APPROVE, APPROVE_AGAIN],
];

const BEFORE_VALIDATED: Partial<Record<OrderStage, Step[]>> = {
  saved: [SAVE],
  pendingValidation: [SAVE, SUBMIT],
  pending2ndValidation: [SAVE, SUBMIT, APPROVE],
  rejected: [
    SAVE,
    SUBMIT,
    {
      event: 'reject',
      to: 'rejected',
      by: 'approver1',
      minutes: 95,
      reason: 'Delivery window clashes with the stock count, please plan it for the next day',
    },
  ],
};

/** All steps of an order from saved to a stage, without detours. @param approvers the number of different approvers */
export function lifeTo(stage: OrderStage, approvers: number, inTrip: boolean): Step[] {
  const early = BEFORE_VALIDATED[stage];
  if (
    early &&
    (stage === 'saved' || approvers >= early.filter(({ by }) => by !== 'owner').length + Number(stage !== 'rejected'))
  )
    return early;
  if (early) throw new Error(`No order of an operation with ${approvers} approvers comes to ${stage}`);
  const late = stage === 'cancelled' && inTrip ? CANCELLED_IN_TRIP : (AFTER_VALIDATED[stage] ?? []);
  return [...(APPROVED_BY[approvers] ?? []), ...late];
}

export const needsTrip = (stage: OrderStage) =>
  (AFTER_VALIDATED[stage] ?? []).some(({ event }) => event === 'addToTrip');

/** Dates the steps so that the one at `index` happened at `at`. */
export function dateLife(steps: Step[], index: number, at: number): DatedStep[] {
  const minutes = steps.map((_, until) => steps.slice(0, until + 1).reduce((sum, step) => sum + step.minutes, 0));
  return steps.map((step, i) => ({ ...step, at: at + ((minutes[i] ?? 0) - (minutes[index] ?? 0)) * MINUTE }));
}
