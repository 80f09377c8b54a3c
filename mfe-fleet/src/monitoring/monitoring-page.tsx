import { Box, ErrorState, Page, Skeleton, useFormatMessage } from 'shared-ui';
import { ListFilterContext, MultiComboboxFilter, useListParams } from 'shared-ui/list';
import { ConnectionLostNotice } from './connection-lost-notice.tsx';
import { toMotion } from './motion-styles.ts';
import { MonitoringLayout } from './monitoring-layout.tsx';
import { trackedVehicleSource } from './monitoring.api.ts';
import { messages } from './monitoring.messages.ts';
import { MonitoringEmptyState } from './monitoring-empty-state.tsx';
import { useTracking } from './use-tracking.ts';

function MonitoringSkeleton() {
  const formatMessage = useFormatMessage();
  return (
    <Box role="status" aria-label={formatMessage(messages.loading)} display="flex" flex="1" gap="3" minH="24rem">
      <Skeleton w="19rem" maxW="30%" />
      <Skeleton flex="1" />
    </Box>
  );
}

export default function MonitoringPage() {
  const list = useListParams({ filters: ['motion'], multiFilters: ['vehicle'] });
  const { tracking, devices, isDisconnected } = useTracking({
    search: list.search,
    motion: toMotion(list.getValue('motion')),
  });
  const hasDevices = devices.data && devices.data.length > 0;
  return (
    <ListFilterContext value={list}>
      <Page
        title={messages.title}
        fullHeight
        actions={
          hasDevices && (
            <Box w={{ base: 'full', sm: '72' }}>
              <MultiComboboxFilter name="vehicle" label={messages.selectVehicles} source={trackedVehicleSource} />
            </Box>
          )
        }
      >
        {isDisconnected && <ConnectionLostNotice />}
        {devices.isError && !devices.data && (
          <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />
        )}
        {devices.isPending && <MonitoringSkeleton />}
        {devices.data?.length === 0 && <MonitoringEmptyState />}
        {hasDevices && <MonitoringLayout tracking={tracking} />}
      </Page>
    </ListFilterContext>
  );
}
