import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  Box,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  QueryContent,
  Skeleton,
  Spinner,
  Text,
  withValues,
  type Message,
} from 'shared-ui';
import { MINUTE } from 'shared-contracts/values/time';
import { Duration, Measure } from 'shared-ui/format';
import { SpeedLegend } from './speed-legend.tsx';
import { TrackEvents } from './track-events.tsx';
import { TrackStops } from './track-stops.tsx';
import { TrackTrips } from './track-trips.tsx';
import { messages } from './track.messages.ts';
import { useFormatSpeed } from '../use-format-speed.ts';
import { useTrack, type TrackQuery } from './use-track.ts';

type TrackSectionProps = TrackQuery & {
  onShowDetails: () => void;
  selectedStopId: string | null;
  onSelectStop: (id: string) => void;
};

/** Shows the figures, trips, stops and visited locations of a track. */
export function TrackSection({ onShowDetails, selectedStopId, onSelectStop, ...query }: TrackSectionProps) {
  const formatSpeed = useFormatSpeed();
  const { track, detailed } = useTrack(query);
  return (
    <QueryContent query={track} size="inline" skeleton={<Skeleton h="32" m="3" />}>
      {({ positions, distance, maxSpeed, movingSeconds, stoppedSeconds, isThinned }) => (
        <Box px="3" py="3">
          {positions.length === 0 && (
            <Text color="fg.muted">
              <FormattedMessage {...messages.noPositions} />
            </Text>
          )}
          {positions.length > 0 && (
            <>
              <DescriptionList compact>
                <DescriptionItem label={messages.distance}>
                  <Measure value={distance} kind="distance" />
                </DescriptionItem>
                <DescriptionItem label={messages.maxSpeed}>{formatSpeed(maxSpeed)}</DescriptionItem>
                <DescriptionItem label={messages.moving}>
                  <Duration minutes={Math.round(movingSeconds / MINUTE)} />
                </DescriptionItem>
                <DescriptionItem label={messages.stopped}>
                  <Duration minutes={Math.round(stoppedSeconds / MINUTE)} />
                </DescriptionItem>
              </DescriptionList>
              {isThinned && !detailed.data && (
                <Box mt="3">
                  <Text textStyle="xs" color="fg.muted" mb="1.5">
                    <FormattedMessage {...messages.simplified} />
                  </Text>
                  <Button
                    type="button"
                    size="xs"
                    variant="outline"
                    disabled={detailed.isFetching}
                    onClick={onShowDetails}
                  >
                    {detailed.isFetching && <Spinner size="xs" />}
                    <FormattedMessage {...messages.detailed} />
                  </Button>
                </Box>
              )}
              {!isThinned && !query.isDetailed && (
                <Button mt="3" type="button" size="xs" variant="outline" onClick={onShowDetails}>
                  <FormattedMessage {...messages.detailed} />
                </Button>
              )}
              {detailed.data && (
                <Text role="status" mt="3" textStyle="xs" color="fg.muted">
                  <FormattedMessage {...withValues(messages.isDetailed, { count: detailed.data.positions.length })} />
                </Text>
              )}
              {detailed.data && detailed.data.trips.length > 0 && (
                <TrackSubsection title={messages.trips}>
                  <TrackTrips trips={detailed.data.trips} />
                </TrackSubsection>
              )}
              <TrackSubsection title={messages.speedColors}>
                <SpeedLegend />
              </TrackSubsection>
              <TrackSubsection title={messages.stops}>
                <TrackStops {...query} selectedId={selectedStopId} onSelect={onSelectStop} />
              </TrackSubsection>
            </>
          )}
          <TrackSubsection title={messages.events}>
            <TrackEvents {...query} />
          </TrackSubsection>
        </Box>
      )}
    </QueryContent>
  );
}

const TrackSubsection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box mt="4">
    <Heading as="h3" textStyle="sm" mb="1">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);
