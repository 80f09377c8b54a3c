import { useQuery } from '@tanstack/react-query';
import { SearchFilter, SelectFilter, ViewFilter } from 'shared-ui/list';
import { partnersQuery } from '../contract-options.api.ts';
import { filters, messages, reviewFilterLabels, type ViewName } from '../contracts.messages.ts';
import { fields } from '../fields.messages.ts';

/** Filter names in the URL. */
export const CONTRACT_FILTERS = ['partnerId', 'state', 'isDisabled', 'isNotExpired', 'waitsForUs'];

/** Common contracts are all in force, so only the partner filter applies. */
export function ContractFilters({ view }: { view: ViewName }) {
  const partners = useQuery(partnersQuery);
  const { labels } = filters;
  return (
    <>
      {view === 'partner' && <ViewFilter name="waitsForUs" label={messages.waiting} options={reviewFilterLabels} />}
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
