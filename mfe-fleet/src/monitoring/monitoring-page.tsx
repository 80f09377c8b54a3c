import { Box, ErrorState, Page, Skeleton, useSay } from 'shared-ui';
import { ChoicesFilter, FilteringContext, useListParams } from 'shared-ui/list';
import { CutNotice } from './cut-notice.tsx';
import { motionIn } from './motion-looks.ts';
import { MonitoringParts } from './monitoring-parts.tsx';
import { trackedVehicles } from './monitoring.api.ts';
import { messages } from './monitoring.messages.ts';
import { NothingTracked } from './nothing-tracked.tsx';
import { useTracking } from './use-tracking.ts';

function Outline() {
  const say = useSay();
  return (
    <Box role="status" aria-label={say(messages.loading)} display="flex" flex="1" gap="3" minH="24rem">
      <Skeleton w="19rem" maxW="30%" />
      <Skeleton flex="1" />
    </Box>
  );
}

/** Where the vehicles are, and where they were. */
export default function MonitoringPage() {
  const list = useListParams({ filters: ['motion'], many: ['vehicle'] });
  const { tracking, devices, isCut } = useTracking({ search: list.search, motion: motionIn(list.valueOf('motion')) });
  const isThere = devices.data && devices.data.length > 0;
  return (
    <FilteringContext value={list}>
      <Page
        title={messages.title}
        fill
        actions={
          isThere && (
            <Box w={{ base: 'full', sm: '72' }}>
              <ChoicesFilter name="vehicle" label={messages.choose} source={trackedVehicles} />
            </Box>
          )
        }
      >
        {isCut && <CutNotice />}
        {devices.isError && !devices.data && (
          <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />
        )}
        {devices.isPending && <Outline />}
        {devices.data?.length === 0 && <NothingTracked />}
        {isThere && <MonitoringParts tracking={tracking} />}
      </Page>
    </FilteringContext>
  );
}
