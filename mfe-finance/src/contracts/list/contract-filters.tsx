import { useQuery } from '@tanstack/react-query';
import { MoreFilters, SearchFilter, SelectFilter, ViewFilter } from 'shared-ui/list';
import { partnersQuery } from '../contract-options.api.ts';
import { filters, messages, reviewFilterLabels, type ViewName } from '../contracts.messages.ts';
import { fields } from '../fields.messages.ts';

const MORE_FILTERS = ['isDisabled', 'isNotExpired'];
/** Filter names in the URL. */
export const CONTRACT_FILTERS = ['partnerId', 'state', ...MORE_FILTERS, 'waitsForUs'];

/** Common contracts are all in force, so only the partner filter applies. */
export function ContractFilters({ view }: { view: ViewName }) {
  const partners = useQuery(partnersQuery);
  const { labels } = filters;
  return (
    <>
      {view === 'partner' && <ViewFilter name="waitsForUs" label={messages.waiting} options={reviewFilterLabels} />}
      <SearchFilter label={messages.search} />
      {view !== 'common' && <SelectFilter name="state" label={labels.state} options={filters.state} />}
      <SelectFilter
        name="partnerId"
        label={fields.partner}
        options={(partners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {view !== 'common' && (
        <MoreFilters names={MORE_FILTERS}>
          <SelectFilter name="isDisabled" label={labels.isDisabled} options={filters.isDisabled} />
          <SelectFilter name="isNotExpired" label={labels.isNotExpired} options={filters.isNotExpired} />
        </MoreFilters>
      )}
    </>
  );
}
