import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { OrganizationRow } from 'shared-contracts/identity/organizations';
import { Button, Flex, OrganizationMark, Text } from 'shared-ui';
import { DateTime, organizationTypeMessages, StatusBadge } from 'shared-ui/format';
import {
  ComboboxFilter,
  CreateButton,
  labelsOf,
  ListPage,
  SearchFilter,
  SelectFilter,
  useListParams,
  ViewFilter,
  type Column,
} from 'shared-ui/list';
import { declined } from './declined.messages.ts';
import { fields } from './fields.messages.ts';
import { ROOT, WRITE } from './organization-access.ts';
import { OrganizationDialogs } from './organization-dialogs.tsx';
import { pendingChangeStyle, statusStyles } from './organization-status-styles.ts';
import { countries, organizationQueries } from './organizations.api.ts';
import { messages, statuses, views } from './organizations.messages.ts';
import { useOrganizationActions } from './use-organization-actions.ts';

const Name = ({ name, logo }: OrganizationRow) => (
  <Flex as="span" align="center" gap="2" minW="0">
    <OrganizationMark name={name} logo={logo} size={24} />
    <Text as="span" truncate data-truncated>
      {name}
    </Text>
  </Flex>
);

const Status = ({ status, hasChange }: OrganizationRow) => (
  <Flex as="span" gap="1.5" wrap="wrap">
    <StatusBadge {...statusStyles[status]} />
    {hasChange && <StatusBadge {...pendingChangeStyle} />}
  </Flex>
);

const columns: Column<OrganizationRow>[] = [
  { id: 'name', header: fields.name, sort: true, width: 200, cell: Name },
  {
    id: 'type',
    header: fields.type,
    labels: organizationTypeMessages,
    sort: true,
    width: 175,
    cell: ({ type }) => <FormattedMessage {...organizationTypeMessages[type]} />,
  },
  {
    id: 'status',
    header: messages.status,
    labels: labelsOf(statusStyles),
    sort: true,
    width: 150,
    cell: Status,
  },
  { id: 'country', header: fields.countryId, width: 100, cell: ({ country }) => country?.name ?? '–' },
  { id: 'contactEmail', header: fields.contactEmail, width: 190, cell: ({ contactEmail }) => contactEmail || '–' },
  {
    id: 'createdAt',
    header: messages.createdAt,
    sort: true,
    width: 150,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

const Filters = () => (
  <>
    <ViewFilter name="hasChange" label={messages.view} options={views} />
    <SearchFilter label={messages.search} />
    <SelectFilter name="status" label={messages.status} options={statuses} />
    <SelectFilter name="type" label={fields.type} options={organizationTypeMessages} />
    <ComboboxFilter name="countryId" label={fields.countryId} source={countries} />
  </>
);

export default function OrganizationsPage() {
  const list = useListParams({ filters: ['hasChange', 'status', 'type', 'countryId'], sort: 'name' });
  const organizations = useQuery(organizationQueries.list(list.query));
  const rowActions = useOrganizationActions(list.openDialog);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="organizations"
        title={messages.title}
        list={list}
        rows={organizations}
        columns={columns}
        exports={{ path: 'organizations', query: list.query }}
        rowName={({ name }) => name}
        rowActions={rowActions}
        filters={<Filters />}
        actions={
          <>
            <Can access={ROOT}>
              <Button variant="outline" onClick={() => list.openDialog('declined')}>
                <FormattedMessage {...declined.title} />
              </Button>
            </Can>
            {create}
          </>
        }
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {list.dialog && (
        <OrganizationDialogs {...list.dialog} types={organizations.data?.types} onClose={list.closeDialog} />
      )}
    </>
  );
}
