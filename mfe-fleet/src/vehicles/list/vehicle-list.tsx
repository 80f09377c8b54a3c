import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import { CreateButton, ListPage, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { Thumbnail } from './thumbnail.tsx';
import { useVehicleActions } from '../actions/use-vehicle-actions.ts';
import { WRITE_ACCESS } from '../vehicle-access.ts';
import { VEHICLE_FILTERS, VehicleFilters } from './vehicle-filters.tsx';
import { vehicleQueries } from '../vehicles.api.ts';
import { columns, ownColumns, receivedColumns } from './vehicles.columns.tsx';
import { actions as labels, messages } from '../vehicles.messages.ts';

export const createButton = <CreateButton access={WRITE_ACCESS} label={messages.create} to="/vehicles/new" />;

const emptyStates = {
  own: { title: messages.empty, text: messages.emptyText, action: createButton },
  partners: { title: messages.noSharedVehicles, text: messages.noSharedVehiclesText },
};

function columnsOf(owner: 'own' | 'partners', isRoot: boolean) {
  if (owner === 'partners') return receivedColumns;
  return isRoot ? columns : ownColumns;
}

/** Lists the organization's vehicles, or those that partners currently share with it. */
export function VehicleList({ owner }: { owner: 'own' | 'partners' }) {
  const isRoot = useSession((session) => session.user?.role === 'root');
  const navigate = useNavigate();
  const list = useListParams({ filters: VEHICLE_FILTERS, sort: 'registrationPlate' });
  const query = { ...list.query, of: owner === 'own' ? undefined : owner };
  const vehicles = useQuery(vehicleQueries.list(query));
  const getActions = useVehicleActions({ openDialog: list.openDialog });
  const rowActions = (vehicle: VehicleRow): Action[] => {
    const vehicleActions = getActions(vehicle);
    const info: Action = {
      label: labels.info,
      icon: 'info',
      primary: vehicleActions.length === 0,
      onSelect: () => navigate(`/vehicle/${vehicle.id}`),
    };
    return [info, ...vehicleActions];
  };
  return (
    <ListPage
      name="vehicles"
      title={messages.title}
      list={list}
      rows={vehicles}
      columns={columnsOf(owner, isRoot)}
      exports={{ path: 'vehicles', query }}
      rowName={(vehicle) => vehicle.registrationPlate}
      rowLink={(vehicle) => `/vehicle/${vehicle.id}`}
      rowActions={rowActions}
      rowPicture={(vehicle) => <Thumbnail vehicle={vehicle} />}
      filters={<VehicleFilters list={list} vehicles={vehicles.data?.items} />}
      actions={createButton}
      emptyState={emptyStates[owner]}
    />
  );
}
