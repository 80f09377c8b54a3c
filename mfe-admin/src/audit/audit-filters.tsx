import type { AuditEntry } from 'shared-contracts/audit';
import type { Named } from 'shared-contracts/common';
import { ChoiceFilter, DateRangeFilter, MoreFilters, SelectFilter, type ListParams } from 'shared-ui/list';
import { sources } from './audit.api.ts';
import { messages, subjects } from './audit.messages.ts';

const choiceOf = (id: string | undefined, known: readonly (Named | null)[]) => {
  const found = known.find((one) => one?.id === id);
  return found ? { value: found.id, label: found.name } : null;
};

type AuditFiltersProps = { valueOf: ListParams['valueOf']; entries: readonly AuditEntry[] | undefined };

/** What the address names by id is called as the entries shown call it. */
export function AuditFilters({ valueOf, entries = [] }: AuditFiltersProps) {
  const people = entries.flatMap(({ user, actor }) => [user, actor]);
  const organizations = entries.map(({ organization }) => organization);
  return (
    <>
      <SelectFilter name="subject" label={messages.subject} options={subjects} />
      <DateRangeFilter from="from" to="to" label={messages.when} />
      <MoreFilters names={['userId', 'organizationId']}>
        <ChoiceFilter
          name="userId"
          label={messages.who}
          source={sources.users}
          chosen={choiceOf(valueOf('userId'), people)}
        />
        <ChoiceFilter
          name="organizationId"
          label={messages.organization}
          source={sources.organizations}
          chosen={choiceOf(valueOf('organizationId'), organizations)}
        />
      </MoreFilters>
    </>
  );
}
