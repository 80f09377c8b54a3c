import { useQuery } from '@tanstack/react-query';
import { WORK_ORDER_STATUSES } from 'shared-contracts/values/fleet/work-orders';
import { useFormatMessage } from 'shared-ui';
import {
  ComboboxFilter,
  CreateButton,
  DateRangeFilter,
  ListPage,
  MoreFilters,
  MultiSelectFilter,
  SearchFilter,
  SelectFilter,
  useListParams,
} from 'shared-ui/list';
import { useNavigate } from 'shared-ui/router';
import { useWorkOrderActions } from './use-work-order-actions.ts';
import { WRITE_ACCESS } from './work-order-access.ts';
import { columns } from './work-order-columns.tsx';
import { WorkOrderDialogHost } from './work-order-dialog-host.tsx';
import { vehicleSource, workOrderQueries } from './work-orders.api.ts';
import { actions, fields, kinds, messages, statuses } from './work-orders.messages.ts';

const MORE_FILTERS = ['vehicleId', 'from', 'to'];

function Filters() {
  const formatMessage = useFormatMessage();
  const statusOptions = WORK_ORDER_STATUSES.map((value) => ({ value, label: formatMessage(statuses[value]) }));
  return (
    <>
      <SearchFilter label={messages.search} />
      <MultiSelectFilter name="status" label={fields.status} options={statusOptions} />
      <SelectFilter name="kind" label={fields.kind} options={kinds} />
      <MoreFilters names={MORE_FILTERS}>
        <ComboboxFilter name="vehicleId" label={fields.vehicle} source={vehicleSource} />
        <DateRangeFilter from="from" to="to" label={fields.createdAt} />
      </MoreFilters>
    </>
  );
}

export default function WorkOrdersPage() {
  const list = useListParams({ filters: ['kind', ...MORE_FILTERS], multiFilters: ['status'], sort: '-createdAt' });
  const orders = useQuery(workOrderQueries.list(list.query));
  const navigate = useNavigate();
  const getActions = useWorkOrderActions(list);
  const create = (
    <CreateButton access={WRITE_ACCESS} label={messages.create} onClick={() => list.openDialog('create')} />
  );
  return (
    <>
      <ListPage
        name="work-orders"
        title={messages.title}
        list={list}
        rows={orders}
        columns={columns}
        exports={{ path: 'work-orders', query: list.query }}
        rowName={({ number }) => number}
        rowLink={({ id }) => `/work-orders/${id}`}
        rowActions={(order) => [
          { label: actions.open, icon: 'info', onSelect: () => navigate(`/work-orders/${order.id}`) },
          ...getActions(order),
        ]}
        filters={<Filters />}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'file', action: create }}
      />
      <WorkOrderDialogHost {...list} />
    </>
  );
}
