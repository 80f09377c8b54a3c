import { useQuery } from '@tanstack/react-query';
import { CreateButton, ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import { WRITE_ACCESS } from './driver-access.ts';
import { columns, nameOf } from './driver-columns.tsx';
import { DriverInfoDialog } from './driver-info-dialog.tsx';
import { driverQueries } from './drivers.api.ts';
import { fields, filterLabels, filters, messages, statuses } from './drivers.messages.ts';
import { useDriverActions } from './use-driver-actions.ts';

export default function DriversPage() {
  const list = useListParams({ filters: ['isBlocked', 'withVehicle', 'expiring'], sort: 'name' });
  const drivers = useQuery(driverQueries.list(list.query));
  const rowActions = useDriverActions(list);
  const create = <CreateButton access={WRITE_ACCESS} label={messages.create} to="/drivers/new" />;
  return (
    <>
      <ListPage
        name="drivers"
        title={messages.title}
        list={list}
        rows={drivers}
        columns={columns}
        exports={{ path: 'drivers', query: list.query }}
        rowName={nameOf}
        rowActions={rowActions}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="isBlocked" label={fields.status} options={statuses} />
            <SelectFilter name="withVehicle" label={fields.vehicle} options={filters.withVehicle} />
            <SelectFilter name="expiring" label={filterLabels.expiring} options={filters.expiring} />
          </>
        }
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'user', action: create }}
      />
      {list.dialog?.name === 'info' && <DriverInfoDialog id={list.dialog.id} onClose={list.closeDialog} />}
    </>
  );
}
