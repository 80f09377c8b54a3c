import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocationDetails } from 'shared-contracts/locations';
import { Box, Fact, Facts, Heading, Loaded, Skeleton, Stack, Text, type Words } from 'shared-ui';
import { Timeline } from 'shared-ui/format';
import { Dialog, DialogBody, UsedBy } from 'shared-ui/overlays';
import { LazyPlaceMap } from './lazy-maps.tsx';
import { formOf, geofenceIn } from './location-form.ts';
import { GeofenceWords } from './geofence-words.tsx';
import { locationQueries } from './locations.api.ts';
import { events, fields, messages, uses } from './locations.messages.ts';

/** Everything that is kept of a location, where it is, what uses it, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const location = useQuery(locationQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody tabIndex={0}>
        <Loaded query={location} size="inline" skeleton={<InfoSkeleton />}>
          {(loaded) => <Info location={loaded} />}
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

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

/** About a metre. */
const DECIMALS = 5;

function Info({ location }: { location: LocationDetails }) {
  const { name, organization, address, country, latitude, longitude, contacts, usedBy } = location;
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted">{organization.name}</Text>
      </Box>
      <LazyPlaceMap place={location} geofence={geofenceIn(formOf(location))} height={220} />
      <Facts>
        <Fact label={fields.address} wide>
          {[address, country?.name].filter(Boolean).join(', ') || '–'}
        </Fact>
        <Fact label={fields.position}>
          {latitude.toFixed(DECIMALS)}, {longitude.toFixed(DECIMALS)}
        </Fact>
        <Fact label={fields.geofence}>
          <GeofenceWords location={location} />
        </Fact>
        <Fact label={fields.contacts} wide>
          {contacts.map((contact) => contact.name).join(', ') || '–'}
        </Fact>
      </Facts>
      <Part title={messages.usedBy}>
        <UsedBy usedBy={usedBy} words={uses} unused={messages.unused} />
      </Part>
      <History location={location} />
    </Stack>
  );
}

/** Only whoever may change a location is told of its past: of a partner's there is none. */
function History({ location: { id, actions } }: { location: LocationDetails }) {
  const isOwn = actions.length > 0;
  const timeline = useQuery({ ...locationQueries.timeline(id), enabled: isOwn });
  if (!isOwn) return null;
  return (
    <Part title={messages.history}>
      <Loaded query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
        {({ items }) => <Timeline entries={items} events={events} />}
      </Loaded>
    </Part>
  );
}
