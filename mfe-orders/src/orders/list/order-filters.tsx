import { useQuery } from '@tanstack/react-query';
import type { NamedRef } from 'shared-contracts/common';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { orderStageMessages } from 'shared-ui/format';
import {
  ComboboxFilter,
  DateRangeFilter,
  MultiSelectFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  ViewFilter,
  type ListParams,
} from 'shared-ui/list';
import { optionSources, optionLists } from '../order-options.api.ts';
import type { OrderView } from '../orders.api.ts';
import { filterLabels, messages, toDoOptions, waitingOptions } from './order-list.messages.ts';
import { fields } from '../orders.messages.ts';

const MORE_FILTERS = [
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
/** Filters in the URL, except `stage`, which has several values. */
export const ORDER_FILTERS = ['partnerId', ...MORE_FILTERS, 'waitingForMe', 'toDo'];

const toOptions = (rows: readonly NamedRef[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

type OrderFiltersProps = {
  view: OrderView;
  list: ListParams;
  /** Used to label the selected options. */
  rows: readonly OrderRow[] | undefined;
};

const VIEWS_WITHOUT_STAGE: readonly OrderView[] = ['delayed'];

export function OrderFilters({ view, list, rows }: OrderFiltersProps) {
  const partners = useQuery(optionLists.partners);
  return (
    <>
      {view === 'own' && <ViewFilter name="waitingForMe" label={messages.waiting} options={waitingOptions} />}
      {view === 'partner' && <ViewFilter name="toDo" label={messages.waiting} options={toDoOptions} />}
      <SearchFilter label={messages.search} />
      {!VIEWS_WITHOUT_STAGE.includes(view) && (
        <MultiSelectFilter name="stage" label={fields.stage} options={orderStageMessages} />
      )}
      <SelectFilter name="partnerId" label={fields.partner} options={toOptions(partners.data)} />
      <MoreFilters names={MORE_FILTERS}>
        <MoreOrderFilters list={list} rows={rows} />
      </MoreFilters>
    </>
  );
}

/** Less common filters in a dialog; their options are loaded when it opens. */
function MoreOrderFilters({ list, rows }: Omit<OrderFiltersProps, 'view'>) {
  const orderTypes = useQuery(optionLists.orderTypes);
  const operations = useQuery(optionLists.operations);
  const vehicleTypes = useQuery(optionLists.vehicleTypes);
  const first = rows?.[0];
  const toSelectedOption = (name: string, label: string | null | undefined) => {
    const value = list.getValue(name);
    return value && label ? { value, label } : undefined;
  };
  return (
    <>
      <SelectFilter name="orderTypeId" label={fields.orderType} options={toOptions(orderTypes.data)} />
      <SelectFilter name="operationId" label={fields.operation} options={toOptions(operations.data)} />
      <ComboboxFilter
        name="contractId"
        label={fields.contract}
        source={optionSources.contracts}
        selectedOption={toSelectedOption('contractId', first?.contract.name)}
      />
      <SelectFilter name="vehicleTypeId" label={filterLabels.vehicleType} options={toOptions(vehicleTypes.data)} />
      <ComboboxFilter
        name="pickLocationId"
        label={filterLabels.pickLocation}
        source={optionSources.stopLocations('pickup')}
        selectedOption={toSelectedOption('pickLocationId', first?.pickup)}
      />
      <ComboboxFilter
        name="dropLocationId"
        label={filterLabels.dropLocation}
        source={optionSources.stopLocations('drop')}
      />
      <DateRangeFilter from="createdFrom" to="createdTo" label={filterLabels.created} />
      <DateRangeFilter from="pickupFrom" to="pickupTo" label={filterLabels.pickup} />
      <DateRangeFilter from="deliveryFrom" to="deliveryTo" label={filterLabels.delivery} />
    </>
  );
}
