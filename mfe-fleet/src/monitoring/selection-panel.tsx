import { FormattedMessage } from 'react-intl';
import { Box, Heading, Switch, withValues } from 'shared-ui';
import { ViewFilter } from 'shared-ui/list';
import { CustomRange } from './track/custom-range.tsx';
import { messages } from './monitoring.messages.ts';
import type { TimeSpan, TrackRange } from './range.rules.ts';
import { messages as trackMessages, rangeMessages } from './track/track.messages.ts';
import { TrackSection } from './track/track-section.tsx';
import type { TrackingStore } from './tracking-store.ts';
import type { TrackQuery } from './track/use-track.ts';
import { usePlate } from './use-tracking.ts';
import { VehicleCard } from './vehicle-card.tsx';

type SelectionPanelProps = {
  tracking: TrackingStore;
  selectedIds: readonly string[];
  activeId: string;
  range: TrackRange;
  span: TimeSpan | null;
  trackQuery: TrackQuery | null;
  isFollowing: boolean;
  selectedStopId: string | null;
  onActivate: (id: string) => void;
  onRemove: (id: string) => void;
  onFollow: (isFollowing: boolean) => void;
  onShowDetails: () => void;
  onSelectStop: (id: string) => void;
};

/** Shows the selected vehicles and the track of the active one. */
export function SelectionPanel({
  tracking,
  selectedIds,
  activeId,
  range,
  span,
  trackQuery,
  isFollowing,
  selectedStopId,
  onActivate,
  onRemove,
  onFollow,
  onShowDetails,
  onSelectStop,
}: SelectionPanelProps) {
  const plate = usePlate(tracking, activeId);
  return (
    <>
      <Box as="ul" listStyleType="none">
        {selectedIds.toReversed().map((id) => (
          <VehicleCard
            key={id}
            tracking={tracking}
            id={id}
            isActive={id === activeId}
            onActivate={() => onActivate(id)}
            onRemove={() => onRemove(id)}
          />
        ))}
      </Box>
      <Box px="3" pt="3">
        <Switch checked={isFollowing} onChange={onFollow}>
          <FormattedMessage {...messages.follow} />
        </Switch>
        <Heading as="h2" textStyle="sm" mt="4" mb="1.5">
          <FormattedMessage {...withValues(trackMessages.title, { plate })} />
        </Heading>
        <ViewFilter name="range" label={trackMessages.range} options={rangeMessages} />
        {range === 'custom' && <CustomRange span={span} />}
      </Box>
      {trackQuery && (
        <TrackSection
          {...trackQuery}
          onShowDetails={onShowDetails}
          selectedStopId={selectedStopId}
          onSelectStop={onSelectStop}
        />
      )}
    </>
  );
}
