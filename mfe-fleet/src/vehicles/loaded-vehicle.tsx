import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { Button, EmptyState, QueryContent } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { vehicleQueries } from './vehicles.api.ts';
import { notFoundMessages as messages } from './vehicles.messages.ts';

const VehicleNotFound = () => (
  <EmptyState
    icon="compass"
    size="page"
    title={messages.title}
    text={messages.text}
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

/** Renders the loaded vehicle, or an empty state if it does not exist or belongs to another organization. */
export function LoadedVehicle({ id, children }: { id: string; children: (vehicle: Vehicle) => ReactNode }) {
  const vehicle = useQuery(vehicleQueries.detail(id));
  if (!vehicle.data && isMissing(vehicle.error)) return <VehicleNotFound />;
  return <QueryContent query={vehicle}>{children}</QueryContent>;
}
