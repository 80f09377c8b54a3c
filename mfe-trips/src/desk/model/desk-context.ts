import { createContext, use } from 'react';
import type { PlanFleet, PlanOrder, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import type { LocationRef } from './lookups.ts';
import type { DeskActions } from './use-desk-actions.ts';
import type { DeskStateStore } from './desk-state.ts';
import type { PlanSync } from './plan-sync.ts';
import type { DeskDriver, DeskRow, DeskVehicle, RowBy } from './rows.rules.ts';

export type Desk = {
  plan: Plan;
  fleet: PlanFleet;
  rows: readonly DeskRow[];
  by: RowBy;
  tripById: ReadonlyMap<string, PlanTrip>;
  orderById: ReadonlyMap<string, PlanOrder>;
  /** Trip by the order in it. */
  tripOfOrder: ReadonlyMap<string, string>;
  locationById: ReadonlyMap<string, LocationRef>;
  vehicleById: ReadonlyMap<string, DeskVehicle>;
  driverById: ReadonlyMap<string, DeskDriver>;
  state: DeskStateStore;
  sync: PlanSync;
  actions: DeskActions;
};

export const DeskContext = createContext<Desk | null>(null);

/** The open plan. Renders again when the plan changes, not when the selection does. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Only within the planning desk');
  return desk;
}
