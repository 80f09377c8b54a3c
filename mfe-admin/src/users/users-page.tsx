import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { UserRow } from 'shared-contracts/identity/users';
import { nameOf } from 'shared-contracts/values/identity/person-name';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { Flex, Icon } from 'shared-ui';
import { DateTime, PersonName, StatusBadge } from 'shared-ui/format';
import {
  ComboboxFilter,
  CreateButton,
  labelsOf,
  ListPage,
  SearchFilter,
  SelectFilter,
  useListParams,
  type Column,
} from 'shared-ui/list';
import { InvitationState } from './invitation.tsx';
import { useUserActions } from './use-user-actions.ts';
import { WRITE } from './user-access.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { userStatusStyles } from './user-status-styles.ts';
import { organizations, userQueries } from './users.api.ts';
import { drivers, fields, messages, roles, statuses } from './users.messages.ts';

/** Drivers need no rules for their own trips, and root none at all. */
const lacksRules = ({ hasRules, isDriver, role, status }: UserRow) =>
  hasRules === false && !isDriver && role !== 'root' && status === USER_STATUS.active;

const NoRules = () => (
  <Flex as="span" display="inline-flex" align="center" gap="1" color="status.warn.fg">
    <Icon name="warning" size={14} />
    <FormattedMessage {...messages.noRules} />
  </Flex>
);

const columns: Column<UserRow>[] = [
  {
    id: 'name',
    header: fields.name,
    sort: true,
    width: 180,
    cell: (user) => <PersonName name={nameOf(user)} />,
    detail: (user) => nameOf(user) !== user.login && user.login,
  },
  { id: 'login', header: fields.login, sort: true, width: 130, hiddenByDefault: true, cell: (user) => user.login },
  {
    id: 'email',
    header: fields.email,
    sort: true,
    width: 220,
    inCard: true,
    cell: (user) => user.email,
    detail: (user) => user.contact?.name !== nameOf(user) && user.contact?.name,
  },
  {
    id: 'role',
    header: fields.role,
    labels: roles,
    sort: true,
    width: 115,
    inCard: true,
    cell: (user) => <FormattedMessage {...roles[user.role]} />,
    detail: (user) => (user.isDriver ? <FormattedMessage {...fields.isDriver} /> : lacksRules(user) && <NoRules />),
  },
  {
    id: 'status',
    header: fields.status,
    labels: labelsOf(userStatusStyles),
    sort: true,
    width: 135,
    inCard: true,
    cell: (user) => <StatusBadge {...userStatusStyles[user.status]} />,
    detail: ({ invitation }) => invitation && <InvitationState invitation={invitation} />,
  },
  { id: 'organization', header: fields.organization, width: 180, inCard: true, cell: (user) => user.organization.name },
  {
    id: 'contact',
    header: fields.contact,
    width: 185,
    hiddenByDefault: true,
    cell: (user) => user.contact?.name ?? '–',
  },
  {
    id: 'isDriver',
    header: fields.isDriver,
    width: 80,
    hiddenByDefault: true,
    cell: (user) => (user.isDriver ? <FormattedMessage {...messages.yes} /> : '–'),
  },
  { id: 'createdAt', header: fields.createdAt, sort: true, cell: (user) => <DateTime at={user.createdAt} /> },
];
/** Users other than root see only their own organization. */
const columnsWithoutOrganization = columns.filter(({ id }) => id !== 'organization');

type FiltersProps = {
  isRoot: boolean;
  /** Listed users; name the selected organization. */ rows: readonly UserRow[] | undefined;
  organizationId: string | undefined;
};

function Filters({ isRoot, rows, organizationId }: FiltersProps) {
  const selected = rows?.find(({ organization }) => organization.id === organizationId)?.organization;
  return (
    <>
      <SearchFilter label={messages.search} />
      <SelectFilter name="status" label={fields.status} options={statuses} />
      <SelectFilter name="role" label={fields.role} options={roles} />
      <SelectFilter name="isDriver" label={fields.isDriver} options={drivers} />
      {isRoot && (
        <ComboboxFilter
          name="organizationId"
          label={fields.organization}
          source={organizations}
          selectedOption={selected && { value: selected.id, label: selected.name }}
        />
      )}
    </>
  );
}

export default function UsersPage() {
  const isRoot = useSession((session) => session.user?.role === 'root');
  const list = useListParams({ filters: ['status', 'role', 'isDriver', 'organizationId'], sort: 'name' });
  const users = useQuery(userQueries.list(list.query));
  const rowActions = useUserActions(list);
  const create = <CreateButton access={WRITE} label={messages.create} onClick={() => list.openDialog('new')} />;
  return (
    <>
      <ListPage
        name="users"
        title={messages.title}
        list={list}
        rows={users}
        columns={isRoot ? columns : columnsWithoutOrganization}
        exports={{ path: 'users', query: list.query }}
        rowName={nameOf}
        rowActions={rowActions}
        filters={<Filters isRoot={isRoot} rows={users.data?.items} organizationId={list.getValue('organizationId')} />}
        actions={create}
        emptyState={{ title: messages.empty, text: messages.emptyText, action: create }}
      />
      {list.dialog && <UserDialogs {...list.dialog} onClose={list.closeDialog} />}
    </>
  );
}
