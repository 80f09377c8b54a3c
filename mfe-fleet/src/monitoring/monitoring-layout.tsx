import { useState } from 'react';
import { Box, Grid, useIsMobile, type BoxProps } from 'shared-ui';
import { SearchFilter } from 'shared-ui/list';
import { Tabs } from 'shared-ui/overlays';
import { SelectionPanel } from './selection-panel.tsx';
import { MonitoringMap } from './monitoring-map.tsx';
import { messages } from './monitoring.messages.ts';
import { MotionFilter } from './motion-filter.tsx';
import type { TrackingStore } from './tracking-store.ts';
import { useSelection } from './use-selection.ts';
import { VehicleList } from './vehicle-list.tsx';

const Surface = (props: BoxProps) => (
  <Box
    minH="0"
    minW="0"
    overflowY="auto"
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border.subtle"
    borderRadius="md"
    {...props}
  />
);

/** List, map and selection panel side by side; as tabs on a phone. */
export function MonitoringLayout({ tracking }: { tracking: TrackingStore }) {
  const isNarrow = useIsMobile();
  const selection = useSelection();
  const { selectedIds, activeId } = selection;
  // A link that names a vehicle is about where it is.
  const [tab, setTab] = useState(activeId ? 'map' : 'list');
  const select = (id: string) => {
    selection.onSelect(id);
    if (tab === 'list') setTab('details');
  };
  const filters = (
    <Box display="flex" flexDirection="column" gap="2" p="2" borderBottomWidth="1px" borderColor="border.subtle">
      <SearchFilter label={messages.search} />
      <MotionFilter tracking={tracking} />
    </Box>
  );
  const list = (
    <>
      {filters}
      <VehicleList tracking={tracking} selectedIds={selectedIds} onSelect={select} onToggle={selection.onToggle} />
    </>
  );
  const map = <MonitoringMap tracking={tracking} {...selection} onSelect={select} />;
  const panel = activeId && <SelectionPanel tracking={tracking} {...selection} activeId={activeId} />;
  if (!isNarrow) {
    return (
      <Grid
        flex="1"
        minH="0"
        gap="3"
        templateColumns={{
          base: '19rem minmax(0, 1fr)',
          xl: panel ? '19rem minmax(0, 1fr) 22rem' : '19rem minmax(0, 1fr)',
        }}
        templateRows={{ base: panel ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)', xl: 'minmax(0, 1fr)' }}
      >
        <Surface>{list}</Surface>
        <Box minH="0" minW="0">
          {map}
        </Box>
        {panel && (
          <Surface gridColumn={{ base: '1 / -1', xl: 'auto' }} pb="3">
            {panel}
          </Surface>
        )}
      </Grid>
    );
  }
  const tabs = [
    { id: 'list', label: messages.list, content: <Surface>{list}</Surface> },
    { id: 'map', label: messages.map, content: <Box h="70dvh">{map}</Box> },
    ...(panel ? [{ id: 'details', label: messages.details, content: <Surface pb="3">{panel}</Surface> }] : []),
  ];
  return <Tabs value={tabs.some(({ id }) => id === tab) ? tab : 'list'} onChange={setTab} tabs={tabs} />;
}
