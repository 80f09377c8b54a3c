import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/routes';
import { Box, fill, Text } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { messages } from './routes.messages.ts';

type Length = Pick<RouteRow, 'distance' | 'estimated'>;

/** "116 km, estimated" */
export const LengthWords = ({ length: { distance, estimated } }: { length: Length }) => (
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
export function CourseWords({ stops }: Pick<RouteRow, 'stops'>) {
  return (
    <FormattedMessage
      {...fill(messages.fromTo, { from: stops[0]?.name ?? '', to: stops.at(-1)?.name ?? '', count: stops.length })}
    />
  );
}

export function StopList({ stops }: Pick<RouteRow, 'stops'>) {
  const visits = stops.map(({ id, name, city }, i) => ({
    key: `${i} ${id}`,
    place: [name, city].filter(Boolean).join(', '),
  }));
  return (
    <Box as="ol" listStylePosition="inside" listStyleType="decimal">
      {visits.map(({ key, place }) => (
        <li key={key}>{place}</li>
      ))}
    </Box>
  );
}

export const TollWords = ({ excludeTolls }: Pick<RouteRow, 'excludeTolls'>) => (
  <FormattedMessage {...(excludeTolls ? messages.excludesTolls : messages.withTolls)} />
);
