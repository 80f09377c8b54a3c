import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/network/routes';
import { Box, withValues, Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { messages } from './routes.messages.ts';

type Distance = Pick<RouteRow, 'distance' | 'estimated'>;

/** "116 km (estimated)" */
export const RouteDistance = ({ distance, estimated }: Distance) => (
  <>
    <Measure value={distance} kind="distance" />
    {estimated && (
      <Text as="span" color="fg.muted">
        {' '}
        (<FormattedMessage {...messages.estimated} />)
      </Text>
    )}
  </>
);

/** "Hatton – Colombo, 5 locations" */
export function RouteSummary({ stops }: Pick<RouteRow, 'stops'>) {
  return (
    <FormattedMessage
      {...withValues(messages.fromTo, {
        from: stops[0]?.name ?? '',
        to: stops.at(-1)?.name ?? '',
        count: stops.length,
      })}
    />
  );
}

export function StopList({ stops }: Pick<RouteRow, 'stops'>) {
  const items = stops.map(({ id, name, city }, index) => ({
    key: `${index} ${id}`,
    label: [name, city].filter(Boolean).join(', '),
  }));
  return (
    <Box as="ol" listStylePosition="inside" listStyleType="decimal">
      {items.map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </Box>
  );
}

export const TollPolicy = ({ excludeTolls }: Pick<RouteRow, 'excludeTolls'>) => (
  <FormattedMessage {...(excludeTolls ? messages.excludesTolls : messages.withTolls)} />
);
