import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocationDetails } from 'shared-contracts/network/locations';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  Heading,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { Timeline, usePersonName } from 'shared-ui/format';
import { Dialog, DialogBody, UsageList } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { LazyLocationMap } from './lazy-maps.tsx';
import { toForm, toGeofence } from './location-form.ts';
import { GeofenceSummary } from './geofence-summary.tsx';
import { locationQueries } from './locations.api.ts';
import { OpeningHoursSummary } from './opening-hours-summary.tsx';
import { eventMessages, fields, messages, usageMessages } from './locations.messages.ts';

/** Shows the details of a location, its map, usage and history. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const location = useQuery(locationQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody tabIndex={0}>
        <QueryContent query={location} size="inline" skeleton={<InfoSkeleton />}>
          {(data) => <LocationInfo location={data} />}
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

const InfoSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

/** Precise to about a metre. */
const DECIMALS = 5;

function LocationInfo({ location }: { location: LocationDetails }) {
  const personName = usePersonName();
  const { name, organization, address, country, latitude, longitude, contacts, usedBy } = location;
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted">{organization.name}</Text>
      </Box>
      <LazyLocationMap location={location} geofence={toGeofence(toForm(location))} height={220} />
      <DescriptionList>
        <DescriptionItem label={fields.address} fullWidth>
          {[address, country?.name].filter(Boolean).join(', ') || '–'}
        </DescriptionItem>
        <DescriptionItem label={fields.position}>
          {latitude.toFixed(DECIMALS)}, {longitude.toFixed(DECIMALS)}
        </DescriptionItem>
        <DescriptionItem label={fields.geofence}>
          <GeofenceSummary location={location} />
        </DescriptionItem>
        <DescriptionItem label={fields.openingHours} fullWidth>
          <OpeningHoursSummary hours={location.openingHours} />
        </DescriptionItem>
        <DescriptionItem label={fields.contacts} fullWidth>
          {contacts.map((contact) => personName(contact.name)).join(', ') || '–'}
        </DescriptionItem>
      </DescriptionList>
      <InfoSection title={messages.usedBy}>
        <UsageList usages={usedBy} messages={usageMessages} emptyText={messages.unused} />
      </InfoSection>
      <History location={location} />
    </Stack>
  );
}

/** Partners' locations have no visible history. */
function History({ location: { id, actions } }: { location: LocationDetails }) {
  const isOwn = actions.length > 0;
  const timeline = useQuery({ ...locationQueries.timeline(id), enabled: isOwn });
  if (!isOwn) return null;
  return (
    <InfoSection title={messages.history}>
      <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
        {({ items }) => <Timeline entries={items} eventMessages={eventMessages} fields={changedFields} />}
      </QueryContent>
    </InfoSection>
  );
}
