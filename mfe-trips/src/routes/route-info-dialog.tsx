import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RouteRow } from 'shared-contracts/network/routes';
import { Box, DescriptionItem, DescriptionList, Heading, QueryContent, Skeleton, Stack, Text } from 'shared-ui';
import { Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { LazyRoutesMap } from './lazy-maps.tsx';
import { RouteDistance, StopList, TollPolicy } from './route-labels.tsx';
import { routeQueries } from './routes.api.ts';
import { events, fields, messages } from './routes.messages.ts';

/** Details of a route with its map and history. */
export function RouteInfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const route = useQuery(routeQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={route} size="inline" skeleton={<InfoSkeleton />}>
          {(data) => <Info route={data} />}
        </QueryContent>
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
      <LazyRoutesMap routes={routes} selectedId={id} height={220} />
      <DescriptionList>
        <DescriptionItem label={fields.distance}>
          <RouteDistance {...route} />
        </DescriptionItem>
        <DescriptionItem label={fields.tolls}>
          <TollPolicy excludeTolls={excludeTolls} />
        </DescriptionItem>
        <DescriptionItem label={fields.stops} fullWidth>
          <StopList stops={stops} />
        </DescriptionItem>
      </DescriptionList>
      {estimated && (
        <Text textStyle="sm" color="fg.muted">
          <FormattedMessage {...messages.estimatedText} />
        </Text>
      )}
      <Box as="section">
        <Heading as="h3" textStyle="md" mb="2">
          <FormattedMessage {...messages.history} />
        </Heading>
        <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} eventMessages={events} fields={changedFields} />}
        </QueryContent>
      </Box>
    </Stack>
  );
}
