import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RouteZoneDetails } from 'shared-contracts/route-zones';
import { Box, Fact, Facts, fill, Heading, Loaded, Skeleton, Stack, Text } from 'shared-ui';
import { Measure, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody, UsedBy } from 'shared-ui/overlays';
import { LazyZonesMap } from './lazy-maps.tsx';
import { ColourWords, OverlapWords } from './zone-words.tsx';
import { zoneQueries } from './zones.api.ts';
import { events, fields, form, messages, uses } from './zones.messages.ts';

/** Everything that is kept of a zone, where it lies, what it overlaps and what uses it, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const zone = useQuery(zoneQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded query={zone} size="inline" skeleton={<InfoSkeleton />}>
          {(loaded) => <Info zone={loaded} />}
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

function Info({ zone }: { zone: RouteZoneDetails }) {
  const { id, name, colour, area, polygon, overlaps, usedBy } = zone;
  const timeline = useQuery(zoneQueries.timeline(id));
  const zones = useMemo(() => [zone], [zone]);
  return (
    <Stack gap="6">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <LazyZonesMap zones={zones} selected={id} height={220} />
      <Facts>
        <Fact label={fields.colour}>
          <ColourWords colour={colour} />
        </Fact>
        <Fact label={fields.area}>
          <Measure value={area} kind="area" />
        </Fact>
        <Fact label={form.outline}>
          <FormattedMessage {...fill(messages.corners, { count: polygon.length })} />
        </Fact>
        <Fact label={fields.overlaps} wide>
          <OverlapWords overlaps={overlaps} />
        </Fact>
        <Fact label={messages.usedBy} wide>
          <UsedBy usedBy={usedBy} words={uses} unused={messages.unused} />
        </Fact>
      </Facts>
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
