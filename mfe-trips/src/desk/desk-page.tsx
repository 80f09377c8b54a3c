import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from 'shared-auth';
import type { Access } from 'shared-contracts/values/identity/access';
import type { PlanHistory } from 'shared-contracts/trips/plans/plan-changes';
import { ErrorState, Page, PageSkeleton, QueryContent } from 'shared-ui';
import { CreateButton, useListParams } from 'shared-ui/list';
import { deskQueries } from './desk.api.ts';
import { messages } from './desk.messages.ts';
import { OpenPlan } from './open-plan/open-plan.tsx';
import { NewPlanDialog } from './plans/plan-dialogs.tsx';
import { PlanList } from './plans/plan-list.tsx';
import { messages as planMessages } from './plans/plans.messages.ts';
import { AREA_FILTER, POOL_FILTERS } from './pool/pool-filters.tsx';

const WRITE: Access = { model: 'trip', action: 'write' };
/** The open plan in the address. */
const PLAN = 'view';
const NO_HISTORY: PlanHistory = { undo: [], redo: [] };

/** The list of plans, or the planning desk with one of them. */
export default function DeskPage() {
  const list = useListParams({ filters: POOL_FILTERS, multiFilters: [AREA_FILTER], sort: 'pickupFrom' });
  const canWrite = useCan(WRITE);
  const [isCreating, setCreating] = useState(false);
  const plans = useQuery(deskQueries.plans());
  const planId = list.getValue(PLAN);
  const openNewPlan = canWrite ? () => setCreating(true) : undefined;
  return (
    <>
      {planId === undefined ? (
        <Page
          title={messages.title}
          actions={<CreateButton access={WRITE} label={planMessages.create} onClick={() => setCreating(true)} />}
        >
          <QueryContent query={plans}>
            {({ items }) => <PlanList plans={items} getLink={(id) => `?${PLAN}=${id}`} onCreate={openNewPlan} />}
          </QueryContent>
        </Page>
      ) : (
        <LoadedPlan key={planId} planId={planId} list={list} onNewPlan={openNewPlan} />
      )}
      {isCreating && (
        <NewPlanDialog
          copied={plans.data?.items.find(({ id }) => id === planId)}
          onCreated={({ id }) => list.setFilters({ [PLAN]: id })}
          onClose={() => setCreating(false)}
        />
      )}
    </>
  );
}

type LoadedPlanProps = { planId: string; list: ReturnType<typeof useListParams>; onNewPlan: (() => void) | undefined };

function LoadedPlan({ planId, list, onNewPlan }: LoadedPlanProps) {
  const plan = useQuery(deskQueries.plan(planId));
  const fleet = useQuery(deskQueries.fleet(planId));
  const history = useQuery(deskQueries.history(planId));
  const failed = [plan, fleet].find(({ isError, data }) => isError && data === undefined);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        onRetry={() => void Promise.all([plan.refetch(), fleet.refetch()])}
        size="page"
      />
    );
  // Without a fleet the plan can still be changed.
  if (!plan.data || !fleet.data || history.isPending) return <PageSkeleton />;
  return (
    <OpenPlan
      plan={plan.data}
      fleet={fleet.data}
      history={history.data ?? NO_HISTORY}
      list={list}
      allPlansLink="/trips/planning"
      onNewPlan={onNewPlan}
    />
  );
}
