import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { LiveVehicle } from 'shared-contracts/fleet/live-links';
import { Box, EmptyState, Flex, Heading, Section, Skeleton, Stack, Text, withValues } from 'shared-ui';
import { DateTime, RelativeTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { useParams } from 'shared-ui/router';
import { LinkPage } from './link-page.tsx';
import { compassMessages, liveMessages as messages } from './live-vehicle.messages.ts';
import { toCompassPoint } from './compass.rules.ts';
import type { LocationMapProps } from './location-map.tsx';
import { trackingQueries } from './tracking.api.ts';

type Position = NonNullable<LiveVehicle['position']>;

/** Replaces a map that fails to load; the text above it is enough. */
const NoMap: ComponentType<LocationMapProps> = () => null;
const LazyMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('./location-map.tsx').then(
    (loaded) => ({ default: loaded.LocationMap }),
    () => ({ default: NoMap }),
  ),
);

const MOTION_STYLES: Record<Position['motion'], StatusStyle> = {
  moving: { tone: 'good', icon: icons.navigation, label: messages.moving },
  stopped: { tone: 'neutral', icon: icons.pause, label: messages.stopped },
  offline: { tone: 'bad', icon: icons.warning, label: messages.offline },
};

const Movement = ({ position: { motion, heading, speed, at } }: { position: Position }) => (
  <Flex gap="3" align="center" wrap="wrap">
    <StatusBadge {...MOTION_STYLES[motion]} />
    {motion === 'moving' && (
      <Text textStyle="sm">
        <FormattedNumber value={Math.round(speed)} /> km/h
        {heading !== null && (
          <>
            {' · '}
            <FormattedMessage {...compassMessages[toCompassPoint(heading)]} />
          </>
        )}
      </Text>
    )}
    <Text textStyle="sm" color="fg.muted">
      <FormattedMessage {...messages.located} /> <RelativeTime at={at} />
    </Text>
  </Flex>
);

function LiveVehicleDetails({ vehicle }: { vehicle: LiveVehicle }) {
  const { brand, registrationPlate, expiresAt, position, nextStop } = vehicle;
  return (
    <Stack gap="4">
      <Box>
        <Heading as="h1" textStyle="2xl" overflowWrap="anywhere">
          {registrationPlate}
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          <FormattedMessage {...withValues(messages.sharedBy, { brand })} />
        </Text>
      </Box>
      {position ? (
        <Section title={messages.position}>
          <Stack gap="3">
            <Movement position={position} />
            <Suspense fallback={<Skeleton height="55dvh" borderRadius="md" aria-hidden />}>
              <LazyMap {...position} label={registrationPlate} isLive />
            </Suspense>
          </Stack>
        </Section>
      ) : (
        <EmptyState icon="compass" title={messages.nowhere} text={messages.nowhereText} size="inline" />
      )}
      {nextStop && (
        <Section title={messages.nextStop}>
          <Text textStyle="lg" fontWeight="semibold">
            {nextStop.name}
          </Text>
          <Text color="fg.muted">{nextStop.city}</Text>
          {nextStop.eta !== null && (
            <Text>
              <FormattedMessage {...messages.expected} /> <DateTime at={nextStop.eta} />
            </Text>
          )}
        </Section>
      )}
      <Text textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.ends} /> <DateTime at={expiresAt} />
      </Text>
    </Stack>
  );
}

/** The public page of a live link, kept up to date while it is open. */
export default function LiveVehiclePage() {
  const { token = '' } = useParams();
  const query = useQuery(trackingQueries.liveVehicle(token));
  return (
    <LinkPage title={messages.title} loadingLabel={messages.loading} query={query}>
      {(vehicle) => <LiveVehicleDetails vehicle={vehicle} />}
    </LinkPage>
  );
}
