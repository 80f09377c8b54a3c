import { useQuery } from '@tanstack/react-query';
import { SearchFilter, SelectFilter, ViewFilter } from 'shared-ui/list';
import { partnerList } from './choices.api.ts';
import { filters, messages, waits, type ViewName } from './contracts.messages.ts';
import { fields } from './fields.messages.ts';

/** Names of the filters in the address. */
export const CONTRACT_FILTERS = ['partnerId', 'state', 'isDisabled', 'isNotExpired', 'waitsForUs'];

/** What is common is in force: only the partner is left to choose. */
export function ContractFilters({ view }: { view: ViewName }) {
  const partners = useQuery(partnerList);
  const { labels } = filters;
  return (
    <>
      {view === 'partner' && <ViewFilter name="waitsForUs" label={messages.waiting} options={waits} />}
      <SearchFilter label={messages.search} />
      {view !== 'common' && (
        <>
          <SelectFilter name="state" label={labels.state} options={filters.state} />
          <SelectFilter name="isDisabled" label={labels.isDisabled} options={filters.isDisabled} />
          <SelectFilter name="isNotExpired" label={labels.isNotExpired} options={filters.isNotExpired} />
        </>
      )}
      <SelectFilter
        name="partnerId"
        label={fields.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
}
