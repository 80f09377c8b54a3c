import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { NoAccess, Page, withValues } from 'shared-ui';
import { useRecordForm } from 'shared-ui/form';
import { useParams } from 'shared-ui/router';
import { LoadedVehicle } from '../loaded-vehicle.tsx';
import { vehicleQueries } from '../vehicles.api.ts';
import { getEntryNames } from './form-context.tsx';
import { toFormValues } from './form-values.ts';
import { messages } from './vehicle-form.messages.ts';
import { VehicleForm } from './vehicle-form.tsx';

function VehicleEditor({ vehicle }: { vehicle: Vehicle }) {
  const { id, registrationPlate: plate, files, actions } = vehicle;
  const { initialValues, concurrency } = useRecordForm(vehicleQueries.detail(id), toFormValues);
  if (!actions.includes('edit')) return <NoAccess />;
  return (
    <Page
      title={withValues(messages.edit, { plate })}
      backLink={{ to: `/vehicle/${id}`, label: withValues(messages.vehicle, { plate }) }}
    >
      <VehicleForm
        owner={{ vehicleId: id }}
        initialValues={initialValues ?? toFormValues(vehicle)}
        concurrency={concurrency}
        names={getEntryNames(vehicle)}
        storedFiles={files}
      />
    </Page>
  );
}

export default function VehicleEditPage() {
  const { id = '' } = useParams();
  return <LoadedVehicle id={id}>{(vehicle) => <VehicleEditor key={id} vehicle={vehicle} />}</LoadedVehicle>;
}
