import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, EmptyState, useFormatMessage, withValues } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { messages } from './monitoring.messages.ts';
import type { TrackingStore } from './tracking-store.ts';
import { useFilteredVehicles } from './use-tracking.ts';
import { VehicleRow } from './vehicle-row.tsx';

/** Rows shown at first and added by each click on "Show more". */
const PAGE_SIZE = 50;

type VehicleListProps = {
  tracking: TrackingStore;
  selectedIds: readonly string[];
  onSelect: (id: string) => void;
  onToggle: (id: string) => void;
};

/** An accessible alternative to the map: every vehicle can be selected here. */
export function VehicleList({ tracking, selectedIds, onSelect, onToggle }: VehicleListProps) {
  const formatMessage = useFormatMessage();
  const { ids } = useFilteredVehicles(tracking);
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (ids.length === 0) return <NoMatches />;
  return (
    <Box>
      <Box as="ul" aria-label={formatMessage(messages.list)} listStyleType="none">
        {ids.slice(0, limit).map((id) => (
          <VehicleRow
            key={id}
            tracking={tracking}
            id={id}
            isSelected={selectedIds.includes(id)}
            onSelect={() => onSelect(id)}
            onToggle={() => onToggle(id)}
          />
        ))}
      </Box>
      {ids.length > limit && (
        <Button type="button" variant="ghost" size="sm" w="full" onClick={() => setLimit(limit + PAGE_SIZE)}>
          <FormattedMessage {...withValues(messages.more, { count: Math.min(PAGE_SIZE, ids.length - limit) })} />
        </Button>
      )}
    </Box>
  );
}

function NoMatches() {
  const { clearFilters } = useListParams({ filters: ['motion'] });
  return (
    <EmptyState
      icon="search"
      title={messages.empty}
      text={messages.noMatches}
      action={
        <Button size="sm" variant="outline" onClick={clearFilters}>
          <FormattedMessage {...messages.clear} />
        </Button>
      }
    />
  );
}
