import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Box, QueryContent, Skeleton, Text, withValues } from 'shared-ui';
import { DateTime } from 'shared-ui/format';
import { monitoringQueries } from '../monitoring.api.ts';
import { messages } from './track.messages.ts';
import type { TrackQuery } from './use-track.ts';

/** Lists the locations the vehicle entered and left, newest first. */
export function TrackEvents({ vehicleId, span }: Pick<TrackQuery, 'vehicleId' | 'span'>) {
  const query = useQuery(monitoringQueries.events(vehicleId, span));
  return (
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="12" />}>
      {({ items }) =>
        items.length === 0 ? (
          <Text textStyle="sm" color="fg.muted">
            <FormattedMessage {...messages.noEvents} />
          </Text>
        ) : (
          <Box as="ul">
            {items.map(({ id, kind, location, at }) => (
              <Box as="li" key={id} py="1">
                <FormattedMessage {...withValues(messages[kind], { location: location.name })} />
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  <DateTime at={at} />
                </Text>
              </Box>
            ))}
          </Box>
        )
      }
    </QueryContent>
  );
}
