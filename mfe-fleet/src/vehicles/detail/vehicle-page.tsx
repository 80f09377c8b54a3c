import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Button, Grid, Icon, Page, Stack } from 'shared-ui';
import { useListParams } from 'shared-ui/list';
import { Actions } from 'shared-ui/overlays';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { CargoSection } from './cargo-section.tsx';
import { CharacteristicsSection } from './characteristics-section.tsx';
import { DriverSection } from './driver-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LoadedVehicle } from './loaded-vehicle.tsx';
import { PapersSection } from './papers-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { useVehicleActions } from './use-vehicle-actions.ts';
import { VehicleDialogs } from './vehicle-dialogs.tsx';
import { messages as pageMessages } from './vehicle-page.messages.ts';
import { StatusOf, TypeOf } from './vehicles.columns.tsx';
import { messages } from './vehicles.messages.ts';

/** Its own organization and root see with whom it is shared and what happened to it. */
const useIsOwn = ({ organization }: Vehicle) =>
  useSession(({ user }) => user?.role === 'root' || user?.organizationId === organization.id);

const OnMap = ({ id }: Vehicle) => (
  <Button asChild variant="outline">
    <Link to={`/vehicles-monitoring?vehicle=${id}`}>
      <Icon name="compass" />
      <FormattedMessage {...pageMessages.onMap} />
    </Link>
  </Button>
);

function Shown({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const { dialog, open, close } = useListParams();
  const actionsOf = useVehicleActions({ open, onDeleted: () => navigate('/vehicles') });
  const isOwn = useIsOwn(vehicle);
  return (
    <Page
      title={vehicle.registrationPlate}
      badge={<StatusOf {...vehicle} />}
      lead={<TypeOf type={vehicle.type} />}
      back={{ to: '/vehicles', label: messages.title }}
      actions={
        <>
          {(vehicle.trackingDevice || !isOwn) && <OnMap {...vehicle} />}
          <Actions of={actionsOf(vehicle)} name={vehicle.registrationPlate} />
        </>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
        <Stack gap="4">
          <GallerySection vehicle={vehicle} />
          <CharacteristicsSection vehicle={vehicle} />
          <CargoSection vehicle={vehicle} />
          <ScheduleSection vehicle={vehicle} isOwn={isOwn} />
        </Stack>
        <Stack gap="4">
          <DriverSection vehicle={vehicle} />
          <PapersSection vehicle={vehicle} />
          <ServicesSection vehicle={vehicle} />
          {isOwn && (
            <>
              <SharesSection vehicle={vehicle} />
              <HistorySection vehicle={vehicle} />
            </>
          )}
        </Stack>
      </Grid>
      {dialog && <VehicleDialogs {...dialog} onClose={close} />}
    </Page>
  );
}

export default function VehiclePage() {
  const { id = '' } = useParams();
  return <LoadedVehicle id={id}>{(vehicle) => <Shown vehicle={vehicle} />}</LoadedVehicle>;
}
