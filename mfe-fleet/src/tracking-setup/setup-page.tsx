import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Button, EmptyState, Flex, Grid, NotFound, Page, QueryContent, Section, Text } from 'shared-ui';
import { Link, useParams } from 'shared-ui/router';
import { ApiError } from 'shared-auth';
import { AppSection } from './app-section.tsx';
import { setupMutations, setupQueries } from './setup.api.ts';
import { messages } from './setup.messages.ts';
import { SignalSection } from './signal-section.tsx';
import { suggestDevice } from './tracking-address.rules.ts';

/** A vehicle without a tracking device: an app gets an identifier, a tracker has its own. */
function NoDeviceSection({ vehicle: { id, registrationPlate } }: { vehicle: Vehicle }) {
  const change = useMutation(setupMutations.change(id));
  const createDevice = () => change.mutate({ trackingDevice: suggestDevice(registrationPlate, crypto.randomUUID()) });
  return (
    <Section title={messages.device}>
      <Text mb="4">
        <FormattedMessage {...messages.noDevice} />
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button loading={change.isPending} onClick={createDevice}>
          <FormattedMessage {...messages.createDevice} />
        </Button>
        <Button asChild variant="outline">
          <Link to={`/vehicles/${id}/edit`}>
            <FormattedMessage {...messages.enterDevice} />
          </Link>
        </Button>
      </Flex>
    </Section>
  );
}

function Setup({ vehicle, token }: { vehicle: Vehicle; token: string }) {
  if (token === '') return <EmptyState icon="lock" title={messages.noToken} text={messages.noTokenText} />;
  if (vehicle.trackingDevice === null) return <NoDeviceSection vehicle={vehicle} />;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
      <AppSection vehicle={vehicle} tracker={{ origin: location.origin, token, device: vehicle.trackingDevice }} />
      <SignalSection vehicleId={vehicle.id} />
    </Grid>
  );
}

function OwnVehicleSetup({ vehicle }: { vehicle: Vehicle }) {
  const token = useQuery(setupQueries.trackingToken(vehicle.organization.id));
  const isHidden = token.error instanceof ApiError && token.error.status === 403;
  if (isHidden) return <Setup vehicle={vehicle} token="" />;
  return <QueryContent query={token}>{(value) => <Setup vehicle={vehicle} token={value} />}</QueryContent>;
}

/** Connects an app or a tracker with a vehicle, and shows when its positions arrive. */
export default function SetupPage() {
  const { id = '' } = useParams();
  const vehicle = useQuery(setupQueries.vehicle(id));
  if (!vehicle.data && vehicle.error instanceof ApiError && [404, 422].includes(vehicle.error.status))
    return <NotFound />;
  return (
    <QueryContent query={vehicle}>
      {(loaded) => (
        <Page
          title={messages.title}
          description={loaded.registrationPlate}
          backLink={{ to: `/vehicle/${id}`, label: messages.vehicle }}
        >
          {loaded.actions.includes('edit') ? (
            <OwnVehicleSetup vehicle={loaded} />
          ) : (
            <EmptyState icon="lock" title={messages.notEditable} text={messages.notEditableText} />
          )}
        </Page>
      )}
    </QueryContent>
  );
}
