import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RouteZoneDetails } from 'shared-contracts/network/route-zones';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  withValues,
  Heading,
  QueryContent,
  Skeleton,
  Stack,
  Text,
} from 'shared-ui';
import { Measure, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody, UsageList } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { LazyZonesMap } from './lazy-maps.tsx';
import { ColourLabel, OverlapList } from './zone-labels.tsx';
import { zoneQueries } from './zones.api.ts';
import { events, fields, form, messages, usageMessages } from './zones.messages.ts';

/** Details of a zone with its map, overlaps, usage and history. */
export function ZoneInfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const zone = useQuery(zoneQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent query={zone} size="inline" skeleton={<InfoSkeleton />}>
          {(data) => <Info zone={data} />}
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

function Info({ zone }: { zone: RouteZoneDetails }) {
  const { id, name, colour, area, polygon, overlaps, usedBy } = zone;
  const timeline = useQuery(zoneQueries.timeline(id));
  const zones = useMemo(() => [zone], [zone]);
  return (
    <Stack gap="6">
      <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
      <LazyZonesMap zones={zones} selectedId={id} height={220} />
      <DescriptionList>
        <DescriptionItem label={fields.colour}>
          <ColourLabel colour={colour} />
        </DescriptionItem>
        <DescriptionItem label={fields.area}>
          <Measure value={area} kind="area" />
        </DescriptionItem>
        <DescriptionItem label={form.outline}>
          <FormattedMessage {...withValues(messages.corners, { count: polygon.length })} />
        </DescriptionItem>
        <DescriptionItem label={fields.overlaps} fullWidth>
          <OverlapList overlaps={overlaps} />
        </DescriptionItem>
        <DescriptionItem label={messages.usedBy} fullWidth>
          <UsageList usages={usedBy} messages={usageMessages} emptyText={messages.unused} />
        </DescriptionItem>
      </DescriptionList>
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
