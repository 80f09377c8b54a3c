import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { DescriptionItem, DescriptionList, Flex, StyledLink, withValues } from 'shared-ui';
import { formatDateTime, RelativeTime, StatusBadge, tripStatusStyles, useTimeZone, PersonName } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import type { Device } from 'shared-contracts/fleet/telemetry';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import { AddressFact } from './address-fact.tsx';
import { monitoringQueries } from './monitoring.api.ts';
import { facts } from './monitoring.messages.ts';
import { OpenAlerts } from './open-alerts.tsx';
import type { TrackedVehicle } from './tracking-store.ts';
import { TrackerFacts } from './tracker-facts.tsx';
import { useFormatSpeed } from './use-format-speed.ts';

const CurrentTrip = ({ trip }: { trip: Device['trip'] }) => {
  if (!trip) return <FormattedMessage {...facts.noTrip} />;
  const statusStyle = tripStatusStyles[trip.stage as TripStage];
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <StyledLink asChild color="accent.fg">
        <Link to={`/trips/${trip.id}/edit`}>{trip.number}</Link>
      </StyledLink>
      {statusStyle && <StatusBadge {...statusStyle} />}
    </Flex>
  );
};

/** Live data of a vehicle. */
export function VehicleFacts({ vehicle: { device, position, motion } }: { vehicle: TrackedVehicle }) {
  const formatSpeed = useFormatSpeed();
  const { data: latest } = useQuery(monitoringQueries.device(device.vehicleId));
  const { data: onlineState } = useQuery(monitoringQueries.onlineState(device.vehicleId));
  const zone = useTimeZone();
  const { driver, trip, state, openAlerts } = latest ?? device;
  const lastSeenAt = Math.max(position?.at ?? 0, onlineState?.lastSeenAt ?? 0);
  return (
    <DescriptionList compact>
      <DescriptionItem label={facts.driver}>
        {driver ? <PersonName name={driver.name} /> : <FormattedMessage {...facts.noDriver} />}
      </DescriptionItem>
      <DescriptionItem label={facts.speed}>
        {position && motion !== 'offline' ? formatSpeed(position.speed) : '–'}
      </DescriptionItem>
      <DescriptionItem label={facts.lastSeen}>
        <RelativeTime at={lastSeenAt || null} />
      </DescriptionItem>
      <DescriptionItem label={facts.tracker}>
        {onlineState ? <FormattedMessage {...(onlineState.isOnline ? facts.online : facts.notOnline)} /> : '–'}
      </DescriptionItem>
      <DescriptionItem label={facts.trip} fullWidth>
        <CurrentTrip trip={trip} />
      </DescriptionItem>
      {trip?.nextStop && (
        <DescriptionItem label={facts.nextStop} fullWidth>
          <FormattedMessage
            {...withValues(facts.nextStopAt, {
              place: trip.nextStop.name,
              time: formatDateTime(trip.nextStop.eta, zone),
            })}
          />
        </DescriptionItem>
      )}
      {openAlerts && (
        <DescriptionItem label={facts.alerts} fullWidth>
          <Link to={`/alerts?vehicleId=${device.vehicleId}`}>
            <OpenAlerts {...openAlerts} />
          </Link>
        </DescriptionItem>
      )}
      {position?.isCoarse && (
        <DescriptionItem label={facts.accuracy}>
          <FormattedMessage {...facts.coarse} />
        </DescriptionItem>
      )}
      {state && <TrackerFacts state={state} />}
      {position && <AddressFact position={position} />}
    </DescriptionList>
  );
}
