import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from 'shared-contracts/vehicles';
import { fill, Loaded, NoAccess, Page } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { namesOf } from './vehicle-form-known.tsx';
import { isMissing, NothingToEdit } from './vehicle-form-not-found.tsx';
import { valuesOf } from './vehicle-form-values.ts';
import { messages } from './vehicle-form.messages.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { vehicleQueries } from './vehicles.api.ts';

const Editing = ({ vehicle }: { vehicle: Vehicle }) => {
  const { id, registrationPlate, files, actions } = vehicle;
  if (!actions.includes('edit')) return <NoAccess />;
  return (
    <Page title={fill(messages.edit, { plate: registrationPlate })} back={{ to: `/vehicle/${id}`, label: fill(messages.vehicle, { plate: registrationPlate }) }}>
      <VehicleForm owner={{ vehicleId: id }} initial={valuesOf(vehicle)} names={namesOf(vehicle)} stored={files} />
    </Page>
  );
};

export default function VehicleEditPage() {
  const { id = '' } = useParams();
  const vehicle = useQuery(vehicleQueries.detail(id));
  if (!vehicle.data && isMissing(vehicle.error)) return <NothingToEdit title={messages.vehicleNotFound} />;
  return <Loaded query={vehicle}>{(loaded) => <Editing key={id} vehicle={loaded} />}</Loaded>;
}
