import { useQuery } from '@tanstack/react-query';
import { Can, useSession } from 'shared-auth';
import {
  ChoiceFilter,
  CreateButton,
  ListPage,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  useListParams,
} from 'shared-ui/list';
import { CHOOSES_LOCATIONS, WRITE } from './contact-access.ts';
import { actionsFor } from './contact-actions.ts';
import { columnsFor } from './contact-columns.tsx';
import { ContactDialogs } from './contact-dialogs.tsx';
import { contactQueries, locations, partners } from './contacts.api.ts';
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
      <Can access={CHOOSES_LOCATIONS}>
        <ChoiceFilter name="locationId" label={filterLabels.location} source={locations} />
      </Can>
      <ChoiceFilter name="partnerId" label={filterLabels.partner} source={partners} />
    </MoreFilters>
  </>
);

export default function ContactsPage() {
  const list = useListParams({ filters: FILTERS, sort: 'name' });
  const contacts = useQuery(contactQueries.list(list.query));
  const isRoot = useSession((session) => session.user?.role === 'root');
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.open('new')} />;
  return (
    <>
      <ListPage
        name="contacts"
        title={messages.title}
        list={list}
        rows={contacts}
        columns={columnsFor(isRoot)}
        rowName={({ name }) => name}
        rowActions={actionsFor(list)}
        filters={<Filters />}
        actions={create}
        empty={{ title: messages.empty, text: messages.emptyText, icon: 'user', action: create }}
      />
      {list.dialog && <ContactDialogs {...list.dialog} onClose={list.close} />}
    </>
  );
}
