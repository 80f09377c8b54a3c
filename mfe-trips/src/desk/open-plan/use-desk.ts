import { useMemo, useRef, useState } from 'react';
import type { PlanHistory } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanFleet, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import type { Desk } from '../model/desk-context.ts';
import { createDeskState } from '../model/desk-state.ts';
import { forgetTrips } from '../model/history.rules.ts';
import { useLookups } from '../model/lookups.ts';
import { buildRows, isCreated, type DeskRow, type RowBy } from '../model/rows.rules.ts';
import { useDeskActions } from '../model/use-desk-actions.ts';
import { useDescribeHistory } from '../model/use-describe-history.ts';
import { usePlanSync } from '../model/use-plan-sync.ts';

const listCreated = (trips: readonly PlanTrip[]) => new Set(trips.filter(isCreated).map(({ id }) => id));

/** The open plan and the data that the desk derives from it. */
export function useOpenDesk(plan: Plan, fleet: PlanFleet, history: PlanHistory) {
  const [by, setBy] = useState<RowBy>('vehicle');
  const [search, setSearch] = useState('');
  const [state] = useState(createDeskState);
  const lookups = useLookups(plan, fleet);
  const describeHistory = useDescribeHistory(lookups);
  const sync = usePlanSync(plan.id, () => forgetTrips(describeHistory(history), listCreated(plan.planTrips)));
  const previousRows = useRef<readonly DeskRow[]>([]);
  const { planTrips, from } = plan;
  const rows = useMemo(() => {
    previousRows.current = buildRows({ planTrips, fleet, by, from, search }, previousRows.current);
    return previousRows.current;
  }, [planTrips, fleet, by, from, search]);
  const actions = useDeskActions({ lookups, by, state, sync, canEdit: plan.canEdit });
  const desk = useMemo(
    (): Desk => ({ plan, fleet, rows, by, ...lookups, state, sync, actions }),
    [plan, fleet, rows, by, lookups, state, sync, actions],
  );
  return { desk, setBy, setSearch };
}
