import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button, Fact, Facts, fill, Heading, Loaded, Skeleton, Spinner, Text, type Words } from 'shared-ui';
import { Duration, Measure } from 'shared-ui/format';
import { SpeedLegend } from './speed-legend.tsx';
import { TrackEvents } from './track-events.tsx';
import { TrackStops } from './track-stops.tsx';
import { TrackTrips } from './track-trips.tsx';
import { messages } from './track.messages.ts';
import { useSpeed } from './use-speed.ts';
import { useTrack, type TrackOf } from './use-track.ts';

const MINUTE = 60;

type SectionProps = TrackOf & { onDetail: () => void; stop: string | null; onStop: (id: string) => void };

/** What a vehicle did in a time: figures, stops, locations. */
export function TrackSection({ onDetail, stop, onStop, ...of }: SectionProps) {
  const speed = useSpeed();
  const { track, detailed } = useTrack(of);
  return (
    <Loaded query={track} size="inline" skeleton={<Skeleton h="32" m="3" />}>
      {({ positions, distance, maxSpeed, movingSeconds, stoppedSeconds, isThinned }) => (
        <Box px="3" py="3">
          {positions.length === 0 && (
            <Text color="fg.muted">
              <FormattedMessage {...messages.none} />
            </Text>
          )}
          {positions.length > 0 && (
            <>
              <Facts narrow>
                <Fact label={messages.distance}>
                  <Measure value={distance} kind="distance" />
                </Fact>
                <Fact label={messages.maxSpeed}>{speed(maxSpeed)}</Fact>
                <Fact label={messages.moving}>
                  <Duration minutes={Math.round(movingSeconds / MINUTE)} />
                </Fact>
                <Fact label={messages.stopped}>
                  <Duration minutes={Math.round(stoppedSeconds / MINUTE)} />
                </Fact>
              </Facts>
              {isThinned && !detailed.data && (
                <Box mt="3">
                  <Text textStyle="xs" color="fg.muted" mb="1.5">
                    <FormattedMessage {...messages.thinned} />
                  </Text>
                  <Button type="button" size="xs" variant="outline" disabled={detailed.isFetching} onClick={onDetail}>
                    {detailed.isFetching && <Spinner size="xs" />}
                    <FormattedMessage {...messages.detailed} />
                  </Button>
                </Box>
              )}
              {!isThinned && !of.isDetailed && (
                <Button mt="3" type="button" size="xs" variant="outline" onClick={onDetail}>
                  <FormattedMessage {...messages.detailed} />
                </Button>
              )}
              {detailed.data && (
                <Text role="status" mt="3" textStyle="xs" color="fg.muted">
                  <FormattedMessage {...fill(messages.isDetailed, { count: detailed.data.positions.length })} />
                </Text>
              )}
              {detailed.data && detailed.data.trips.length > 0 && (
                <Part title={messages.trips}>
                  <TrackTrips trips={detailed.data.trips} />
                </Part>
              )}
              <Part title={messages.speeds}>
                <SpeedLegend />
              </Part>
              <Part title={messages.stops}>
                <TrackStops {...of} selected={stop} onSelect={onStop} />
              </Part>
            </>
          )}
          <Part title={messages.events}>
            <TrackEvents {...of} />
          </Part>
        </Box>
      )}
    </Loaded>
  );
}

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box mt="4">
    <Heading as="h3" textStyle="sm" mb="1">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);
