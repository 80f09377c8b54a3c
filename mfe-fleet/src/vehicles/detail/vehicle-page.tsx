import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Button, Grid, Icon, Page, Stack } from 'shared-ui';
import { Slot } from 'shared-ui/area';
import { useListParams } from 'shared-ui/list';
import { type Action, Actions } from 'shared-ui/overlays';
import { Link, useNavigate, useParams } from 'shared-ui/router';
import { CargoSection } from './cargo-section.tsx';
import { CharacteristicsSection } from './characteristics-section.tsx';
import { DriverSection } from './driver-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { HistorySection } from './history-section.tsx';
import { LiveLinksSection } from '../live-links/live-links-section.tsx';
import { LoadedVehicle } from '../loaded-vehicle.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { MetersSection } from './meters-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { SharesSection } from './shares-section.tsx';
import { useVehicleActions } from '../actions/use-vehicle-actions.ts';
import { VehicleDialogs } from '../actions/vehicle-dialogs.tsx';
import { messages as pageMessages } from './vehicle-page.messages.ts';
import { VehicleStatus, VehicleTypeLabel } from '../vehicle-badges.tsx';
import { messages } from '../vehicles.messages.ts';

/** Whether the user belongs to the vehicle's organization or is root; only they see its shares and history. */
const useIsOwn = ({ organization }: Vehicle) =>
  useSession(({ user }) => user?.role === 'root' || user?.organizationId === organization.id);

const ShowOnMapButton = ({ id }: Vehicle) => (
  <Button asChild variant="outline" size="sm">
    <Link to={`/vehicles-monitoring?vehicle=${id}`}>
      <Icon name="compass" />
      <FormattedMessage {...pageMessages.showOnMap} />
    </Link>
  </Button>
);

function VehicleDetails({ vehicle }: { vehicle: Vehicle }) {
  const navigate = useNavigate();
  const { dialog, openDialog, closeDialog } = useListParams();
  const getActions = useVehicleActions({ openDialog, onDeleted: () => navigate('/vehicles') });
  const isOwn = useIsOwn(vehicle);
  const setUpTracking: Action = {
    label: pageMessages.setUpTracking,
    icon: 'compass',
    onSelect: () => navigate(`/vehicle/${vehicle.id}/tracking`),
  };
  const actions = [...getActions(vehicle), ...(vehicle.actions.includes('edit') ? [setUpTracking] : [])];
  return (
    <Page
      title={vehicle.registrationPlate}
      badge={<VehicleStatus {...vehicle} />}
      description={<VehicleTypeLabel type={vehicle.type} />}
      backLink={{ to: '/vehicles', label: messages.title }}
      actions={
        <>
          {(vehicle.trackingDevice || !isOwn) && <ShowOnMapButton {...vehicle} />}
          <Actions actions={actions} name={vehicle.registrationPlate} />
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
          {isOwn && <Slot name="vehicle.alerts" slotProps={{ vehicleId: vehicle.id }} />}
          <DriverSection vehicle={vehicle} />
          <DocumentsSection vehicle={vehicle} />
          {isOwn && <MetersSection vehicle={vehicle} onCorrect={() => openDialog('meters', vehicle.id)} />}
          <ServicesSection vehicle={vehicle} />
          {isOwn && <Slot name="vehicle.maintenance" slotProps={{ vehicleId: vehicle.id }} />}
          {isOwn && (
            <>
              <SharesSection vehicle={vehicle} />
              {vehicle.trackingDevice && <LiveLinksSection vehicle={vehicle} />}
              <HistorySection vehicle={vehicle} />
            </>
          )}
        </Stack>
      </Grid>
      {dialog && <VehicleDialogs {...dialog} onClose={closeDialog} />}
    </Page>
  );
}

export default function VehiclePage() {
  const { id = '' } = useParams();
  return <LoadedVehicle id={id}>{(vehicle) => <VehicleDetails vehicle={vehicle} />}</LoadedVehicle>;
}
