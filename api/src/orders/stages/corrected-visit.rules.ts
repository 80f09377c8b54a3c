import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { NotifiedStage } from 'shared-contracts/values/network/contacts';
import { STOP_STAMPS, type StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import type { CorrectedTimes } from './time-correction.rules.ts';
import type { StopStamps } from './stop-stamps.rules.ts';

/** The old and the new value of each corrected time of a stop, in unix seconds. */
export type CorrectedVisit = {
  position: number;
  stop: string;
  times: Partial<Record<StopStamp, { from: number | null; to: number }>>;
};

export const toCorrectedTimes = (before: StopStamps, times: CorrectedTimes): CorrectedVisit['times'] =>
  Object.fromEntries(
    STOP_STAMPS.flatMap((stamp) => {
      const to = times[stamp];
      return to === undefined ? [] : [[stamp, { from: before[stamp], to }]];
    }),
  );

const STAGES: Record<StopKind, Record<StopStamp, NotifiedStage>> = {
  pickup: {
    arrivedAt: 'arrivedToPickupLocation',
    startedAt: 'arrivedToPickupLocation',
    endedAt: 'transit',
    departedAt: 'transit',
  },
  drop: {
    arrivedAt: 'arrivedToDropLocation',
    startedAt: 'arrivedToDropLocation',
    endedAt: 'delivered',
    departedAt: 'delivered',
  },
};

/** The stages that the corrected times belong to: who is notified of one of them is notified of its correction. */
export const listStagesOf = (kind: StopKind, times: CorrectedVisit['times']): NotifiedStage[] => [
  ...new Set(STOP_STAMPS.filter((stamp) => times[stamp]).map((stamp) => STAGES[kind][stamp])),
];
