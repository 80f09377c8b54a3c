import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Stop } from 'shared-contracts/telemetry';
import { Box, Button, fill, Loaded, Skeleton, Text, type Words } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { monitoringQueries } from './monitoring.api.ts';
import { messages } from './track.messages.ts';
import type { TrackOf } from './use-track.ts';

export const stopWords = ({ place }: Stop, index: number): Words =>
  place ? fill(messages.stopAt, { number: index + 1, place }) : fill(messages.stop, { number: index + 1 });

type StopsProps = TrackOf & { selected: string | null; onSelect: (id: string) => void };

/** Where the vehicle stayed; choosing one brings it into view on the map. */
export function TrackStops({ vehicleId, span, selected, onSelect }: StopsProps) {
  const query = useQuery(monitoringQueries.stops(vehicleId, span));
  return (
    <Loaded query={query} size="inline" skeleton={<Skeleton h="12" />}>
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
                  aria-pressed={selected === String(stop.fromAt)}
                  onClick={() => onSelect(String(stop.fromAt))}
                >
                  <span>
                    <FormattedMessage {...stopWords(stop, index)} />
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
    </Loaded>
  );
}
