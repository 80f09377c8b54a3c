import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Vehicle } from 'shared-contracts/vehicles';
import { Button, EmptyState, Loaded } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { messages } from './vehicle-page.messages.ts';
import { vehicleQueries } from './vehicles.api.ts';

const VehicleNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.notFound}
    text={messages.notFoundText}
    action={
      <Button asChild variant="outline">
        <Link to="/vehicles">
          <FormattedMessage {...messages.toVehicles} />
        </Link>
      </Button>
    }
  />
);

const isMissing = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** One vehicle, its outline while it loads; an address that names none of ours says so. */
export function LoadedVehicle({ id, children }: { id: string; children: (vehicle: Vehicle) => ReactNode }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  if (!vehicle.data && isMissing(vehicle.error)) return <VehicleNotFound />;
  return <Loaded query={vehicle}>{children}</Loaded>;
}
