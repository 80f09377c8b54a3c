import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-auth';
import type { VehicleRow } from 'shared-contracts/vehicles';
import { CreateButton, ListPage, useListParams } from 'shared-ui/list';
import type { Action } from 'shared-ui/overlays';
import { useNavigate } from 'shared-ui/router';
import { Thumbnail } from './thumbnail.tsx';
import { useVehicleActions } from './use-vehicle-actions.ts';
import { WRITE } from './vehicle-access.ts';
import { VEHICLE_FILTERS, VehicleFilters } from './vehicle-filters.tsx';
import { vehicleQueries } from './vehicles.api.ts';
import { columns, ownColumns } from './vehicles.columns.tsx';
import { actions as labels, messages } from './vehicles.messages.ts';

export const create = <CreateButton access={WRITE} label={messages.create} to="/vehicles/new" />;

const EMPTY = {
  own: { title: messages.empty, text: messages.emptyText, action: create },
  partners: { title: messages.noneReceived, text: messages.noneReceivedText },
};

/** Vehicles of the organization, or those that partners share with it now. */
export function VehicleList({ of }: { of: 'own' | 'partners' }) {
  const isRoot = useSession((session) => session.user?.role === 'root');
  const navigate = useNavigate();
  const list = useListParams({ filters: VEHICLE_FILTERS, sort: 'registrationPlate' });
  const vehicles = useQuery(vehicleQueries.list({ ...list.query, of: of === 'own' ? undefined : of }));
  const actionsOf = useVehicleActions({ open: list.open });
  const rowActions = (vehicle: VehicleRow): Action[] => {
    const own = actionsOf(vehicle);
    const info: Action = {
      label: labels.info,
      icon: 'info',
      primary: own.length === 0,
      onSelect: () => navigate(`/vehicle/${vehicle.id}`),
    };
    return [info, ...own];
  };
  return (
    <ListPage
      name="vehicles"
      title={messages.title}
      list={list}
      rows={vehicles}
      columns={of === 'own' && !isRoot ? ownColumns : columns}
      rowName={(vehicle) => vehicle.registrationPlate}
      rowLink={(vehicle) => `/vehicle/${vehicle.id}`}
      rowActions={rowActions}
      picture={(vehicle) => <Thumbnail vehicle={vehicle} />}
      filters={<VehicleFilters list={list} rows={vehicles.data?.items} />}
      actions={create}
      empty={EMPTY[of]}
    />
  );
}
