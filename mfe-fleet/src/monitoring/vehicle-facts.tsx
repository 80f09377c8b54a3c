import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Fact, Facts, Flex, StyledLink } from 'shared-ui';
import { Ago, StatusBadge, tripLooks } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import type { Device } from 'shared-contracts/telemetry';
import type { TripStage } from 'shared-contracts/values/trip-stages';
import { AddressFact } from './address-fact.tsx';
import { monitoringQueries } from './monitoring.api.ts';
import { facts } from './monitoring.messages.ts';
import type { Tracked } from './tracking.ts';
import { useSpeed } from './use-speed.ts';

const Trip = ({ trip }: { trip: Device['trip'] }) => {
  if (!trip) return <FormattedMessage {...facts.noTrip} />;
  const look = tripLooks[trip.stage as TripStage];
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <StyledLink asChild color="accent.fg">
        <Link to={`/trips/${trip.id}/edit`}>{trip.number}</Link>
      </StyledLink>
      {look && <StatusBadge {...look} />}
    </Flex>
  );
};

/** What is known of a vehicle now. */
export function VehicleFacts({ tracked: { device, position, motion } }: { tracked: Tracked }) {
  const speed = useSpeed();
  const { data: latest } = useQuery(monitoringQueries.device(device.vehicleId));
  const { data: state } = useQuery(monitoringQueries.online(device.vehicleId));
  const { driver, trip } = latest ?? device;
  const heard = Math.max(position?.at ?? 0, state?.lastSeenAt ?? 0);
  return (
    <Facts narrow>
      <Fact label={facts.driver}>{driver?.name ?? <FormattedMessage {...facts.noDriver} />}</Fact>
      <Fact label={facts.speed}>{position && motion !== 'offline' ? speed(position.speed) : '–'}</Fact>
      <Fact label={facts.heard}>
        <Ago at={heard || null} />
      </Fact>
      <Fact label={facts.tracker}>
        {state ? <FormattedMessage {...(state.isOnline ? facts.online : facts.notOnline)} /> : '–'}
      </Fact>
      <Fact label={facts.trip} wide>
        <Trip trip={trip} />
      </Fact>
      {position && <AddressFact position={position} />}
    </Facts>
  );
}
