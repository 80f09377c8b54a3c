import type { Vehicle } from 'shared-contracts/vehicles';
import { fill, NoAccess, Page } from 'shared-ui';
import { useParams } from 'shared-ui/router';
import { LoadedVehicle } from './loaded-vehicle.tsx';
import { namesOf } from './vehicle-form-known.tsx';
import { valuesOf } from './vehicle-form-values.ts';
import { messages } from './vehicle-form.messages.ts';
import { VehicleForm } from './vehicle-form.tsx';

function Editing({ vehicle }: { vehicle: Vehicle }) {
  const { id, registrationPlate: plate, files, actions } = vehicle;
  if (!actions.includes('edit')) return <NoAccess />;
  return (
    <Page
      title={fill(messages.edit, { plate })}
      back={{ to: `/vehicle/${id}`, label: fill(messages.vehicle, { plate }) }}
    >
      <VehicleForm owner={{ vehicleId: id }} initial={valuesOf(vehicle)} names={namesOf(vehicle)} stored={files} />
    </Page>
  );
}

export default function VehicleEditPage() {
  const { id = '' } = useParams();
  return <LoadedVehicle id={id}>{(vehicle) => <Editing key={id} vehicle={vehicle} />}</LoadedVehicle>;
}
