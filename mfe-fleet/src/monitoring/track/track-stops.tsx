import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Halt } from 'shared-contracts/fleet/telemetry';
import { Box, Button, QueryContent, Skeleton, Text, withValues, type Message } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { monitoringQueries } from '../monitoring.api.ts';
import { messages } from './track.messages.ts';
import type { TrackQuery } from './use-track.ts';

export const getStopLabel = ({ place }: Halt, index: number): Message =>
  place ? withValues(messages.stopAt, { number: index + 1, place }) : withValues(messages.stop, { number: index + 1 });

type TrackStopsProps = TrackQuery & { selectedId: string | null; onSelect: (id: string) => void };

/** Lists the track's stops; selecting one shows it on the map. */
export function TrackStops({ vehicleId, span, selectedId, onSelect }: TrackStopsProps) {
  const query = useQuery(monitoringQueries.stops(vehicleId, span));
  return (
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="12" />}>
      {({ stops }) =>
        stops.length === 0 ? (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.noStops} />
          </Text>
        ) : (
          <Box as="ul" mx="-2">
            {stops.map((stop, index) => (
              <li key={stop.fromAt}>
                <Button
                  type="button"
                  variant="ghost"
                  w="full"
                  h="auto"
                  py="1"
                  px="2"
                  justifyContent="flex-start"
                  textAlign="start"
                  whiteSpace="normal"
                  aria-pressed={selectedId === String(stop.fromAt)}
                  onClick={() => onSelect(String(stop.fromAt))}
                >
                  <span>
                    <FormattedMessage {...getStopLabel(stop, index)} />
                    <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
                      <DateTimeRange from={stop.fromAt} to={stop.toAt} />
                    </Text>
                  </span>
                </Button>
              </li>
            ))}
          </Box>
        )
      }
    </QueryContent>
  );
}
