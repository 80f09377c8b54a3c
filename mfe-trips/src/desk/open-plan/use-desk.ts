import { useMemo, useRef, useState } from 'react';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import type { Desk } from '../model/desk-context.ts';
import { createDeskState } from '../model/desk-state.ts';
import { useLookups } from '../model/lookups.ts';
import { buildRows, type DeskRow, type RowBy } from '../model/rows.rules.ts';
import { useDeskActions } from '../model/use-desk-actions.ts';
import { usePlanSync } from '../model/use-plan-sync.ts';

/** The open plan with what the desk shows of it. */
export function useOpenDesk(plan: Plan, fleet: PlanFleet) {
  const [by, setBy] = useState<RowBy>('vehicle');
  const [search, setSearch] = useState('');
  const [state] = useState(createDeskState);
  const sync = usePlanSync(plan.id);
  const lookups = useLookups(plan, fleet);
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
