import { useQuery } from '@tanstack/react-query';
import { Can, useSession } from 'shared-auth';
import {
  ComboboxFilter,
  CreateButton,
  ListPage,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  useListParams,
} from 'shared-ui/list';
import { READ_LOCATIONS, WRITE } from './contact-access.ts';
import { createRowActions } from './row-actions.ts';
import { createColumns } from './contact-columns.tsx';
import { ContactDialogs } from './contact-dialogs.tsx';
import { contactQueries, locationSource, partnerSource } from './contacts.api.ts';
import { filterLabels, filters, flags, messages } from './contacts.messages.ts';

const MORE = ['isDriver', 'excludeContactsWithUser', 'locationId', 'partnerId'] as const;
const FILTERS = ['isDelivery', 'isBilling', 'isNotification', ...MORE] as const;

const Filters = () => (
  <>
    <SearchFilter label={messages.search} />
    <SelectFilter name="isDelivery" label={flags.isDelivery} options={filters.isDelivery} />
    <SelectFilter name="isBilling" label={flags.isBilling} options={filters.isBilling} />
    <SelectFilter name="isNotification" label={flags.isNotification} options={filters.isNotification} />
    <MoreFilters names={MORE}>
      <SelectFilter name="isDriver" label={flags.isDriver} options={filters.isDriver} />
      <SelectFilter name="excludeContactsWithUser" label={flags.isUser} options={filters.excludeContactsWithUser} />
      <Can access={READ_LOCATIONS}>
        <ComboboxFilter name="locationId" label={filterLabels.location} source={locationSource} />
      </Can>
      <ComboboxFilter name="partnerId" label={filterLabels.partner} source={partnerSource} />
    </MoreFilters>
  </>
);

export default function ContactsPage() {
  const list = useListParams({ filters: FILTERS, sort: 'name' });
  const contacts = useQuery(contactQueries.list(list.query));
  const isRoot = useSession((session) => session.user?.role === 'root');
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="contacts"
        title={messages.title}
        list={list}
        rows={contacts}
        columns={createColumns(isRoot)}
        exports={{ path: 'contacts', query: list.query }}
        rowName={({ name }) => name}
        rowActions={createRowActions(list)}
        filters={<Filters />}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, icon: 'user', action: create }}
      />
      {list.dialog && <ContactDialogs {...list.dialog} onClose={list.closeDialog} />}
    </>
  );
}
