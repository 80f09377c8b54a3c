import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Button, EmptyState, QueryContent, Skeleton } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { monitoringQueries } from './monitoring.api.ts';
import { messages } from './monitoring.messages.ts';

const WRITE_ACCESS = { model: 'vehicle', action: 'write' } as const;

const AddVehicleButton = () => (
  <Can access={WRITE_ACCESS}>
    <Button asChild size="sm">
      <Link to="/vehicles/new">
        <FormattedMessage {...messages.addVehicle} />
      </Link>
    </Button>
  </Can>
);
const VehiclesLink = () => (
  <Button asChild size="sm" variant="outline">
    <Link to="/vehicles">
      <FormattedMessage {...messages.toVehicles} />
    </Link>
  </Button>
);

/** Suggests adding a vehicle, or a tracking device if there are vehicles. */
export function MonitoringEmptyState() {
  return (
    <QueryContent query={useQuery(monitoringQueries.vehicleCount())} size="inline" skeleton={<Skeleton h="40" />}>
      {(count) =>
        count === 0 ? (
          <EmptyState icon="compass" title={messages.empty} text={messages.emptyText} action={<AddVehicleButton />} />
        ) : (
          <EmptyState
            icon="compass"
            title={messages.noDevices}
            text={messages.noDevicesText}
            action={<VehiclesLink />}
          />
        )
      }
    </QueryContent>
  );
}
