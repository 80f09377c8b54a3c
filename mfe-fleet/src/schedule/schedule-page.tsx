import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Box, Button, EmptyState, ErrorState, Flex, Page, useNarrow } from 'shared-ui';
import {
  CreateButton,
  FilteringContext,
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
import { WRITE } from './schedule-access.ts';
import { scheduleQueries, type Whose } from './schedule.api.ts';
import { messages, whoseMessages } from './schedule.messages.ts';
import { SpanBar } from './span-bar.tsx';
import { useSpan } from './use-span.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

export default function SchedulePage() {
  const list = useListParams();
  const span = useSpan(list);
  const { from, to } = span.shown;
  const narrow = useNarrow();
  const whose: Whose = list.valueOf('of') === 'partners' ? 'partners' : 'own';
  const { search, page, limit } = list;
  const schedule = useQuery(scheduleQueries.page(whose, { from, to, search, page, limit }));
  const rows = schedule.data?.items;
  const plan = (...known: (string | number | undefined)[]) =>
    list.open('plan', known.filter((part) => part !== undefined).join('.'));
  const handlers = {
    whose,
    onPlan: plan,
    onEdit: (vehicleId: string, id: string) => list.open('edit', `${vehicleId}.${id}`),
  };
  return (
    <FilteringContext value={list}>
      <Page
        title={messages.title}
        fill
        actions={<CreateButton access={WRITE} label={messages.plan} onClick={() => plan()} />}
      >
        <Flex gap="2" mb="3" wrap="wrap" align="center" flexShrink="0">
          <ViewFilter name="of" label={messages.whose} options={whoseMessages} />
          <SearchFilter label={messages.search} />
          <SpanBar {...span} />
        </Flex>
        <Box position="relative" display="flex" flexDirection="column" minH="0" aria-busy={schedule.isFetching}>
          <RefetchBar on={schedule.isFetching && rows !== undefined} />
          {schedule.isError && !rows && <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />}
          {schedule.isPending && <ScheduleSkeleton />}
          {rows?.length === 0 && <Nothing list={list} whose={whose} />}
          {rows &&
            rows.length > 0 &&
            (narrow ? (
              <Agenda rows={rows} {...handlers} />
            ) : (
              <Suspense fallback={<ScheduleSkeleton />}>
                <Calendar rows={rows} span={span.shown} {...handlers} />
              </Suspense>
            ))}
        </Box>
        {rows && rows.length > 0 && <Legend />}
        {schedule.data && schedule.data.total > 0 && <Pagination list={list} total={schedule.data.total} />}
      </Page>
      {list.dialog && <ScheduleDialogs {...list.dialog} rows={rows} error={schedule.error} onClose={list.close} />}
    </FilteringContext>
  );
}

/** A search that finds nothing is another matter than an organization without vehicles. */
function Nothing({ list, whose }: { list: ListParams; whose: Whose }) {
  if (list.search) {
    const clear = (
      <Button size="sm" variant="outline" onClick={list.clear}>
        <FormattedMessage {...messages.clear} />
      </Button>
    );
    return <EmptyState icon="search" title={messages.empty} text={messages.nothingMatches} action={clear} />;
  }
  if (whose === 'partners') return <EmptyState icon="calendar" title={messages.empty} text={messages.emptyPartners} />;
  const add = (
    <Can access={WRITE}>
      <Button asChild size="sm">
        <Link to="/vehicles/new">
          <FormattedMessage {...messages.addVehicle} />
        </Link>
      </Button>
    </Can>
  );
  return <EmptyState icon="calendar" title={messages.empty} text={messages.emptyOwn} action={add} />;
}
