import { useQuery } from '@tanstack/react-query';
import type { Named } from 'shared-contracts/common';
import { orderStageMessages } from 'shared-ui/format';
import { ManyFilter, SearchFilter, SelectFilter, ViewFilter } from 'shared-ui/list';
import { wholeLists } from './choices.api.ts';
import { fields, messages, views } from './orders.messages.ts';

const optionsOf = (rows: readonly Named[] = []) => rows.map(({ id, name }) => ({ value: id, label: name }));

export function OrderFilters() {
  const partners = useQuery(wholeLists.partners);
  const orderTypes = useQuery(wholeLists.orderTypes);
  return (
    <>
      <ViewFilter name="waitingForMe" label={messages.view} options={views} />
      <SearchFilter label={messages.search} />
      <ManyFilter name="stage" label={fields.stage} options={orderStageMessages} />
      <SelectFilter name="partnerId" label={fields.partner} options={optionsOf(partners.data)} />
      <SelectFilter name="orderTypeId" label={fields.orderType} options={optionsOf(orderTypes.data)} />
    </>
  );
}
