import { useCan, useSession } from 'shared-auth';
import type { AuditEntry } from 'shared-contracts/identity/audit';
import type { NamedRef } from 'shared-contracts/common';
import {
  ComboboxFilter,
  DateRangeFilter,
  MoreFilters,
  SearchFilter,
  SelectFilter,
  type ListParams,
} from 'shared-ui/list';
import { sources } from './audit.api.ts';
import { messages, subjects } from './audit.messages.ts';

const findOption = (id: string | undefined, records: readonly (NamedRef | null)[]) => {
  const record = records.find((candidate) => candidate?.id === id);
  return record ? { value: record.id, label: record.name } : null;
};

type AuditFiltersProps = { valueOf: ListParams['getValue']; entries: readonly AuditEntry[] | undefined };

const READ_USERS = { model: 'user', action: 'read' } as const;

/** Takes the labels of selected ids from the listed entries. */
export function AuditFilters({ valueOf, entries = [] }: AuditFiltersProps) {
  const canReadUsers = useCan(READ_USERS);
  const isRoot = useSession(({ user }) => user?.role === 'root');
  const users = entries.flatMap(({ user, actor }) => [user, actor]);
  const keys = entries.map(({ apiKey }) => apiKey ?? null);
  const organizations = entries.map(({ organization }) => organization);
  return (
    <>
      <SearchFilter label={isRoot ? messages.search : messages.searchUser} />
      <SelectFilter name="subject" label={messages.subject} options={subjects} />
      <DateRangeFilter from="from" to="to" label={messages.when} />
      <MoreFilters names={['userId', 'apiKeyId', 'organizationId']}>
        {canReadUsers && (
          <ComboboxFilter
            name="userId"
            label={messages.user}
            source={sources.users}
            selectedOption={findOption(valueOf('userId'), users)}
          />
        )}
        <ComboboxFilter
          name="apiKeyId"
          label={subjects.apiKey}
          source={sources.apiKeys}
          selectedOption={findOption(valueOf('apiKeyId'), keys)}
        />
        {isRoot && (
          <ComboboxFilter
            name="organizationId"
            label={messages.organization}
            source={sources.organizations}
            selectedOption={findOption(valueOf('organizationId'), organizations)}
          />
        )}
      </MoreFilters>
    </>
  );
}
