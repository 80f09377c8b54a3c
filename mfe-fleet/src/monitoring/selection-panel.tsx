import { FormattedMessage } from 'react-intl';
import { Box, Heading, Switch, fill } from 'shared-ui';
import { ViewFilter } from 'shared-ui/list';
import { CustomRange } from './custom-range.tsx';
import { messages } from './monitoring.messages.ts';
import type { Range, Span } from './range.rules.ts';
import { messages as trackMessages, rangeMessages } from './track.messages.ts';
import { TrackSection } from './track-section.tsx';
import type { Tracking } from './tracking.ts';
import type { TrackOf } from './use-track.ts';
import { usePlate } from './use-tracking.ts';
import { VehicleCard } from './vehicle-card.tsx';

type PanelProps = {
  tracking: Tracking;
  chosen: readonly string[];
  active: string;
  range: Range;
  span: Span | null;
  track: TrackOf | null;
  follows: boolean;
  stop: string | null;
  onActivate: (id: string) => void;
  onRemove: (id: string) => void;
  onFollow: (follows: boolean) => void;
  onDetail: () => void;
  onStop: (id: string) => void;
};

/** The chosen vehicles, and what the last of them did. */
export function ChosenPanel({
  tracking,
  chosen,
  active,
  range,
  span,
  track,
  follows,
  stop,
  onActivate,
  onRemove,
  onFollow,
  onDetail,
  onStop,
}: PanelProps) {
  const plate = usePlate(tracking, active);
  return (
    <>
      <Box as="ul" listStyleType="none">
        {chosen.toReversed().map((id) => (
          <VehicleCard
            key={id}
            tracking={tracking}
            id={id}
            isActive={id === active}
            onActivate={() => onActivate(id)}
            onRemove={() => onRemove(id)}
          />
        ))}
      </Box>
      <Box px="3" pt="3">
        <Switch checked={follows} onChange={onFollow}>
          <FormattedMessage {...messages.follow} />
        </Switch>
        <Heading as="h2" textStyle="sm" mt="4" mb="1.5">
          <FormattedMessage {...fill(trackMessages.title, { plate })} />
        </Heading>
        <ViewFilter name="range" label={trackMessages.range} options={rangeMessages} />
        {range === 'custom' && <CustomRange span={span} />}
      </Box>
      {track && <TrackSection {...track} onDetail={onDetail} stop={stop} onStop={onStop} />}
    </>
  );
}
