import type { DetailedTrack } from 'shared-contracts/fleet/telemetry';
import { Box, StyledLink, Text } from 'shared-ui';
import { DateTimeRange } from 'shared-ui/format';
import { Link } from 'shared-ui/router';

/** Lists the trips the vehicle was on during the track. */
export const TrackTrips = ({ trips }: Pick<DetailedTrack, 'trips'>) => (
  <Box as="ul">
    {trips.map(({ id, number, fromAt, toAt }) => (
      <Box as="li" key={id} py="1">
        <StyledLink asChild color="accent.fg">
          <Link to={`/trips/${id}/edit`}>{number}</Link>
        </StyledLink>
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          <DateTimeRange from={fromAt} to={toAt} />
        </Text>
      </Box>
    ))}
  </Box>
);
