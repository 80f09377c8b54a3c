import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/orders/tracking';
import { Box, withValues, Section, Skeleton, Text, useFormatMessage, type Message } from 'shared-ui';
import { RelativeTime } from 'shared-ui/format';
import type { LocationMapProps } from './location-map.tsx';
import { messages } from './tracking.messages.ts';

/** Replaces a map that fails to load; the text above it is enough. */
const NoMap: ComponentType<LocationMapProps> = () => null;
const LazyMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('./location-map.tsx').then(
    (loaded) => ({ default: loaded.LocationMap }),
    () => ({ default: NoMap }),
  ),
);

export function LastLocation({
  location: { town, at, ...coordinates },
}: {
  location: NonNullable<Tracking['lastPlace']>;
}) {
  const formatMessage = useFormatMessage();
  const label: Message = town === null ? messages.farFromTowns : withValues(messages.near, { town });
  return (
    <Section title={messages.lastLocation}>
      <Text textStyle="lg" fontWeight="semibold">
        <FormattedMessage {...label} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <RelativeTime at={at} /> · <FormattedMessage {...messages.accuracy} />
      </Text>
      <Box mt="3">
        <Suspense fallback={<Skeleton height="220px" borderRadius="md" aria-hidden />}>
          <LazyMap {...coordinates} label={formatMessage(label)} />
        </Suspense>
      </Box>
    </Section>
  );
}
