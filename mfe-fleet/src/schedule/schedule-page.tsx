import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Box, Button, EmptyState, ErrorState, Flex, Page, useIsMobile } from 'shared-ui';
import {
  CreateButton,
  ListFilterContext,
  Pagination,
  RefetchBar,
  SearchFilter,
  useListParams,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { Agenda } from './agenda.tsx';
import { Legend } from './legend.tsx';
import { ScheduleSkeleton } from './schedule-skeleton.tsx';
import { ScheduleDialogs } from './schedule-dialogs.tsx';
import { WRITE_ACCESS } from './schedule-access.ts';
import { scheduleQueries, type ScheduleOwner } from './schedule.api.ts';
import { messages, ownerMessages } from './schedule.messages.ts';
import { SpanBar } from './span-bar.tsx';
import { useSpan } from './use-span.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

export default function SchedulePage() {
  const list = useListParams();
  const navigation = useSpan(list);
  const { span } = navigation;
  const isMobile = useIsMobile();
  const owner: ScheduleOwner = list.getValue('of') === 'partners' ? 'partners' : 'own';
  const { search, page, limit } = list;
  const schedule = useQuery(scheduleQueries.page(owner, { from: span.from, to: span.to, search, page, limit }));
  const schedules = schedule.data?.items;
  const hasSchedules = schedules !== undefined && schedules.length > 0;
  const openPlanDialog = (...params: (string | number | undefined)[]) =>
    list.openDialog('plan', params.filter((param) => param !== undefined).join('.'));
  const handlers = {
    owner,
    onPlan: openPlanDialog,
    onEdit: (vehicleId: string, id: string) => list.openDialog('edit', `${vehicleId}.${id}`),
  };
  return (
    <ListFilterContext value={list}>
      <Page
        title={messages.title}
        fullHeight
        actions={<CreateButton access={WRITE_ACCESS} label={messages.plan} onClick={() => openPlanDialog()} />}
      >
        <Flex gap="2" mb="3" wrap="wrap" align="center" flexShrink="0">
          <ViewFilter name="of" label={messages.owner} options={ownerMessages} />
          <SearchFilter label={messages.search} />
          <SpanBar {...navigation} />
        </Flex>
        <Box position="relative" display="flex" flexDirection="column" minH="0" aria-busy={schedule.isFetching}>
          <RefetchBar isActive={schedule.isFetching && schedules !== undefined} />
          {schedule.isError && !schedules && (
            <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />
          )}
          {schedule.isPending && <ScheduleSkeleton />}
          {schedules?.length === 0 && <EmptySchedule list={list} owner={owner} />}
          {hasSchedules && isMobile && <Agenda schedules={schedules} {...handlers} />}
          {hasSchedules && !isMobile && (
            <Suspense fallback={<ScheduleSkeleton />}>
              <Calendar schedules={schedules} span={span} {...handlers} />
            </Suspense>
          )}
        </Box>
        {hasSchedules && <Legend />}
        {schedule.data && schedule.data.total > 0 && <Pagination list={list} {...schedule.data} />}
      </Page>
      {list.dialog && (
        <ScheduleDialogs {...list.dialog} schedules={schedules} error={schedule.error} onClose={list.closeDialog} />
      )}
    </ListFilterContext>
  );
}

/** Distinguishes a search without results from an organization without vehicles. */
function EmptySchedule({ list, owner }: { list: ListParams; owner: ScheduleOwner }) {
  if (list.search) {
    const clearButton = (
      <Button size="sm" variant="outline" onClick={list.clearFilters}>
        <FormattedMessage {...messages.clear} />
      </Button>
    );
    return <EmptyState icon="search" title={messages.empty} text={messages.noMatches} action={clearButton} />;
  }
  if (owner === 'partners') return <EmptyState icon="calendar" title={messages.empty} text={messages.emptyPartners} />;
  const addButton = (
    <Can access={WRITE_ACCESS}>
      <Button asChild size="sm">
        <Link to="/vehicles/new">
          <FormattedMessage {...messages.addVehicle} />
        </Link>
      </Button>
    </Can>
  );
  return <EmptyState icon="calendar" title={messages.empty} text={messages.emptyOwn} action={addButton} />;
}
