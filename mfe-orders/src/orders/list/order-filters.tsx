import { useQuery } from '@tanstack/react-query';
import type { Named } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders';
import { orderStageMessages } from 'shared-ui/format';
import {
  ChoiceFilter,
  DateRangeFilter,
  ManyFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { choices, wholeLists } from './choices.api.ts';
import { filters, messages, waits, type ViewName } from './order-list.messages.ts';
import { fields } from './orders.messages.ts';

const MORE = [
  'orderTypeId',
  'operationId',
  'contractId',
  'vehicleTypeId',
  'pickLocationId',
  'dropLocationId',
  'createdFrom',
  'createdTo',
  'pickupFrom',
  'pickupTo',
  'deliveryFrom',
  'deliveryTo',
] as const;
/** Names of the filters of orders in the address; `stage` holds several. */
export const ORDER_FILTERS = ['partnerId', ...MORE, 'waitingForMe'];

const optionsOf = (rows: readonly Named[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

type OrderFiltersProps = {
  view: ViewName;
  list: ListParams;
  /** They name what is filtered by. */ rows: readonly OrderRow[] | undefined;
};

/** A list of one stage, or of what has come to its end, needs fewer. */
const WITHOUT_STAGE: readonly ViewName[] = ['delayed'];

export function OrderFilters({ view, list, rows }: OrderFiltersProps) {
  const partners = useQuery(wholeLists.partners);
  return (
    <>
      {view === 'own' && <ViewFilter name="waitingForMe" label={messages.waiting} options={waits} />}
      <SearchFilter label={messages.search} />
      {!WITHOUT_STAGE.includes(view) && <ManyFilter name="stage" label={fields.stage} options={orderStageMessages} />}
      <SelectFilter name="partnerId" label={fields.partner} options={optionsOf(partners.data)} />
      <MoreFilters names={MORE}>
        <Less list={list} rows={rows} />
      </MoreFilters>
    </>
  );
}

/** The less used ones, in the dialog; what they choose from is loaded with it. */
function Less({ list, rows }: Omit<OrderFiltersProps, 'view'>) {
  const orderTypes = useQuery(wholeLists.orderTypes);
  const operations = useQuery(wholeLists.operations);
  const vehicleTypes = useQuery(wholeLists.vehicleTypes);
  const first = rows?.[0];
  const chosen = (name: string, label: string | null | undefined) => {
    const value = list.valueOf(name);
    return value && label ? { value, label } : undefined;
  };
  return (
    <>
      <SelectFilter name="orderTypeId" label={fields.orderType} options={optionsOf(orderTypes.data)} />
      <SelectFilter name="operationId" label={fields.operation} options={optionsOf(operations.data)} />
      <ChoiceFilter
        name="contractId"
        label={fields.contract}
        source={choices.contracts}
        chosen={chosen('contractId', first?.contract.name)}
      />
      <SelectFilter name="vehicleTypeId" label={filters.vehicleType} options={optionsOf(vehicleTypes.data)} />
      <ChoiceFilter
        name="pickLocationId"
        label={filters.pickLocation}
        source={choices.stopsOf('pickup')}
        chosen={chosen('pickLocationId', first?.pickup)}
      />
      <ChoiceFilter name="dropLocationId" label={filters.dropLocation} source={choices.stopsOf('drop')} />
      <DateRangeFilter from="createdFrom" to="createdTo" label={filters.created} />
      <DateRangeFilter from="pickupFrom" to="pickupTo" label={filters.pickup} />
      <DateRangeFilter from="deliveryFrom" to="deliveryTo" label={filters.delivery} />
    </>
  );
}
