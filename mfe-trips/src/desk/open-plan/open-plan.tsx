import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlanHistory } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { Box, Button, Flex, Icon, Page, useIsMobile } from 'shared-ui';
import type { ListParams } from 'shared-ui/list';
import { messages } from '../desk.messages.ts';
import { LazyImprovementDialog } from '../improvement/lazy-improvement-dialog.tsx';
import { DeskContext } from '../model/desk-context.ts';
import type { Dragged } from '../model/drops.rules.ts';
import { ComparisonDialog } from '../plans/comparison-dialog.tsx';
import { Figures } from '../plans/figures.tsx';
import { EditPlanDialog } from '../plans/plan-dialogs.tsx';
import { Presence } from '../plans/presence.tsx';
import { Pool } from '../pool/pool.tsx';
import { LazyDeskMap } from '../routes-map/lazy-desk-map.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { MoveDialog } from '../trip/move-dialog.tsx';
import { TripDetails } from '../trip/trip-details.tsx';
import { Announcements, HistoryButtons } from './history-buttons.tsx';
import { MissedChangeBanner } from './missed-change-banner.tsx';
import { AssignmentRulesDialog } from '../assignment-rules/assignment-rules-dialog.tsx';
import { PhoneSections } from './phone-sections.tsx';
import { PlanActions, type PlanDialog } from './plan-actions.tsx';
import { PoolFilters } from '../pool/pool-filters.tsx';
import { TripList } from './trip-list.tsx';
import { useCreateTrips } from './use-create-trips.ts';
import { useOpenDesk } from './use-desk.ts';

type OpenPlanProps = {
  plan: Plan;
  fleet: PlanFleet;
  history: PlanHistory;
  list: ListParams;
  allPlansLink: string;
  onNewPlan?: (() => void) | undefined;
};

/** A plan: the free orders, the timeline with its trips, and the map with the chosen ones. */
export function OpenPlan({ plan, fleet, history, list, allPlansLink, onNewPlan }: OpenPlanProps) {
  const { desk, setBy, setSearch } = useOpenDesk(plan, fleet, history);
  const { actions, sync } = desk;
  const isMobile = useIsMobile();
  const [moved, setMoved] = useState<Dragged | null>(null);
  const [isMapOpen, setMapOpen] = useState(true);
  const [dialog, setDialog] = useState<PlanDialog>();
  const createTrips = useCreateTrips(plan.id, sync);
  const moveOrders = (ids: readonly string[]) => setMoved(actions.dragOrder(ids[0] ?? ''));
  const pool = <Pool list={list} filters={<PoolFilters />} onMove={moveOrders} />;
  const moveTrip = (id: string) => setMoved(actions.dragTrip(id));
  const openDialog = (name: PlanDialog) => (name === 'new' ? onNewPlan?.() : setDialog(name));
  return (
    <DeskContext value={desk}>
      <Page
        title={plan.name}
        fullHeight
        backLink={{ to: allPlansLink, label: messages.title }}
        actions={<PlanActions onCreate={createTrips} onOpen={openDialog} canCreatePlans={onNewPlan !== undefined} />}
      >
        <Announcements />
        <MissedChangeBanner />
        <Flex gap="4" align="center" wrap="wrap" mb="3" flexShrink="0">
          <HistoryButtons />
          {!isMobile && <MapToggle isOpen={isMapOpen} onToggle={() => setMapOpen(!isMapOpen)} />}
          <Figures />
          <Presence />
        </Flex>
        {isMobile ? (
          <PhoneSections
            pool={pool}
            trips={<TripList onMoveTrip={moveTrip} onMoveOrder={(id) => moveOrders([id])} onCreate={createTrips} />}
          />
        ) : (
          <Flex gap="3" flex="1" minH="0">
            <Box w="18rem" flexShrink="0" minH="0">
              {pool}
            </Box>
            <Box flex="1" minW="0" minH="0">
              <Timeline onRowsBy={setBy} onSearch={setSearch} />
            </Box>
            <Flex direction="column" gap="2" w={isMapOpen ? '24%' : '16rem'} minW="16rem" flexShrink="0" minH="0">
              {isMapOpen && (
                <Box flex="1" minH="0">
                  <LazyDeskMap list={list} />
                </Box>
              )}
              <Box flex="1" minH="0">
                <TripDetails onMove={moveTrip} onCreate={createTrips} />
              </Box>
            </Flex>
          </Flex>
        )}
      </Page>
      {moved && <MoveDialog dragged={moved} onClose={() => setMoved(null)} />}
      {dialog === 'edit' && <EditPlanDialog plan={plan} onSaved={sync.reload} onClose={() => setDialog(undefined)} />}
      {dialog === 'rules' && <AssignmentRulesDialog onSaved={sync.reload} onClose={() => setDialog(undefined)} />}
      {dialog === 'improve' && <LazyImprovementDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'compare' && <ComparisonDialog plan={plan} onClose={() => setDialog(undefined)} />}
    </DeskContext>
  );
}

/** The map can be hidden, for a wider timeline. */
function MapToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button type="button" size="sm" variant="outline" aria-pressed={isOpen} onClick={onToggle}>
      <Icon name="compass" />
      <FormattedMessage {...messages.map} />
    </Button>
  );
}
