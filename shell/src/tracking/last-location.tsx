import { lazy, Suspense, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Tracking } from 'shared-contracts/tracking';
import { Box, fill, Section, Skeleton, Text, useSay, type Words } from 'shared-ui';
import { Ago } from 'shared-ui/format';
import type { PlaceMapProps } from './place-map.tsx';
import { messages } from './tracking.messages.ts';

/** The words say the same: without the map the page goes on. */
const NoMap: ComponentType<PlaceMapProps> = () => null;
const LazyMap = lazy<ComponentType<PlaceMapProps>>(() =>
  import('./place-map.tsx').then(
    (loaded) => ({ default: loaded.PlaceMap }),
    () => ({ default: NoMap }),
  ),
);

export function LastPlace({ place: { town, at, ...place } }: { place: NonNullable<Tracking['lastPlace']> }) {
  const say = useSay();
  const where: Words = town === null ? messages.nowhere : fill(messages.near, { town });
  return (
    <Section title={messages.place}>
      <Text textStyle="lg" fontWeight="semibold">
        <FormattedMessage {...where} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        <Ago at={at} /> · <FormattedMessage {...messages.rough} />
      </Text>
      <Box mt="3">
        <Suspense fallback={<Skeleton height="220px" borderRadius="md" aria-hidden />}>
          <LazyMap {...place} label={say(where)} />
        </Suspense>
      </Box>
    </Section>
  );
}
