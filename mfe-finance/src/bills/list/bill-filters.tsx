import { useQuery } from '@tanstack/react-query';
import { AmountRangeFilter, DateRangeFilter, MoreFilters, SearchFilter, SelectFilter } from 'shared-ui/list';
import { stateLabels } from '../bills.messages.ts';
import { stateLabels as paymentStates } from '../payments/payments.messages.ts';
import { partnersQuery } from './bill-list.api.ts';
import { columnHeaders as headers, messages, subjects } from './bill-list.messages.ts';

const MORE_FILTERS = ['of', 'partnerId', 'from', 'to', 'minTotal', 'maxTotal'];
/** Names of the filters in the URL. */
export const BILL_FILTERS = ['state', 'payment', ...MORE_FILTERS];

const { submitted, approved } = stateLabels;
const states = { submitted, approved, outdated: messages.outdated };

/** Less common filters, in a dialog that loads their options. */
function MoreFilterFields() {
  const partners = useQuery(partnersQuery);
  return (
    <>
      <SelectFilter name="of" label={headers.of} options={subjects} />
      <SelectFilter
        name="partnerId"
        label={headers.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateRangeFilter from="from" to="to" label={headers.date} />
      <AmountRangeFilter min="minTotal" max="maxTotal" label={headers.total} />
    </>
  );
}

export const BillFilters = () => (
  <>
    <SearchFilter label={messages.search} />
    <SelectFilter name="state" label={headers.state} options={states} />
    <SelectFilter name="payment" label={headers.payment} options={paymentStates} />
    <MoreFilters names={MORE_FILTERS}>
      <MoreFilterFields />
    </MoreFilters>
  </>
);
