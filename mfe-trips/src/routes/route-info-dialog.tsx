import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/routes';
import { Box, Fact, Facts, Heading, Loaded, Skeleton, Stack, Text } from 'shared-ui';
import { Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { LazyRoutesMap } from './lazy-maps.tsx';
import { LengthWords, StopList, TollWords } from './route-words.tsx';
import { routeQueries } from './routes.api.ts';
import { events, fields, messages } from './routes.messages.ts';

/** Everything that is kept of a route, where it leads, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const route = useQuery(routeQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded query={route} size="inline" skeleton={<InfoSkeleton />}>
          {(loaded) => <Info route={loaded} />}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

const InfoSkeleton = () => (
  <Stack gap="5">
    <Skeleton h="12" />
    <Skeleton h="24" />
    <Skeleton h="12" />
  </Stack>
);

function Info({ route }: { route: RouteRow }) {
  const { id, name, stops, excludeTolls, estimated } = route;
  const timeline = useQuery(routeQueries.timeline(id));
  const routes = useMemo(() => [route], [route]);
  return (
    <Stack gap="6">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <LazyRoutesMap routes={routes} selected={id} height={220} />
      <Facts>
        <Fact label={fields.distance}>
          <LengthWords length={route} />
        </Fact>
        <Fact label={fields.tolls}>
          <TollWords excludeTolls={excludeTolls} />
        </Fact>
        <Fact label={fields.stops} wide>
          <StopList stops={stops} />
        </Fact>
      </Facts>
      {estimated && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.estimatedText} />
        </Text>
      )}
      <Box as="section">
        <Heading as="h3" textStyle="md" mb="2">
          <FormattedMessage {...messages.history} />
        </Heading>
        <Loaded query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} events={events} />}
        </Loaded>
      </Box>
    </Stack>
  );
}
