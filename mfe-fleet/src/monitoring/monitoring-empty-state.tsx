import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import { Button, EmptyState, Loaded, Skeleton } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { monitoringQueries } from './monitoring.api.ts';
import { messages } from './monitoring.messages.ts';

const WRITE = { model: 'vehicle', action: 'write' } as const;

const AddVehicle = () => (
  <Can access={WRITE}>
    <Button asChild size="sm">
      <Link to="/vehicles/new">
        <FormattedMessage {...messages.addVehicle} />
      </Link>
    </Button>
  </Can>
);
const ToVehicles = () => (
  <Button asChild size="sm" variant="outline">
    <Link to="/vehicles">
      <FormattedMessage {...messages.toVehicles} />
    </Link>
  </Button>
);

/** Without vehicles another thing is to be done than without trackers. */
export function NothingTracked() {
  return (
    <Loaded query={useQuery(monitoringQueries.vehicleCount())} size="inline" skeleton={<Skeleton h="40" />}>
      {(count) =>
        count === 0 ? (
          <EmptyState icon="compass" title={messages.empty} text={messages.emptyText} action={<AddVehicle />} />
        ) : (
          <EmptyState icon="compass" title={messages.noDevices} text={messages.noDevicesText} action={<ToVehicles />} />
        )
      }
    </Loaded>
  );
}
