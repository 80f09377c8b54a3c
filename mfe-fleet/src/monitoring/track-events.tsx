import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Box, fill, Loaded, Skeleton, Text } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { monitoringQueries } from './monitoring.api.ts';
import { messages } from './track.messages.ts';
import type { TrackOf } from './use-track.ts';

/** The locations that the vehicle came to and left, the last one first. */
export function TrackEvents({ vehicleId, span }: Pick<TrackOf, 'vehicleId' | 'span'>) {
  const query = useQuery(monitoringQueries.events(vehicleId, span));
  return (
    <Loaded query={query} size="inline" skeleton={<Skeleton h="12" />}>
      {({ items }) =>
        items.length === 0 ? (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.noEvents} />
          </Text>
        ) : (
          <Box as="ul">
            {items.map(({ id, kind, location, at }) => (
              <Box as="li" key={id} py="1">
                <FormattedMessage {...fill(messages[kind], { location: location.name })} />
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  <DateTime at={at} />
                </Text>
              </Box>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}
