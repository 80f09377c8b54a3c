import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserInfo } from 'shared-contracts/auth';
import type { Named } from 'shared-contracts/common';
import type { User } from 'shared-contracts/users';
import type { OrganizationType } from 'shared-contracts/values/access';
import type { Choice } from 'shared-ui/form';
import { userQueries, zoneName, type OrganizationChoice } from './users.api.ts';

export type KnownChoices = {
  organization: Choice | undefined;
  timezone: Choice | undefined;
  contact: Choice | undefined;
  /** Of the organization the user is or will be of, once it is known. */
  organizationType: OrganizationType | undefined;
  setOrganization: (row: OrganizationChoice | undefined) => void;
  setTimezone: (row: Named | undefined) => void;
  setContact: (row: Named | undefined) => void;
};

const choiceOf = (row: Named | null | undefined): Choice | undefined =>
  row ? { value: row.id, label: zoneName(row.name) } : undefined;

/** The type of a user's organization: one's own is known, of another's root asks. */
function useTypeOf(
  caller: UserInfo,
  user: User | undefined,
  chosen: OrganizationChoice | undefined,
): OrganizationType | undefined {
  const isOwn = (user?.organization.id ?? caller.organizationId) === caller.organizationId;
  const details = useQuery({
    ...userQueries.organization(user?.organization.id ?? ''),
    enabled: user !== undefined && !isOwn,
  });
  if (user) return isOwn ? caller.organizationType : details.data?.type;
  return chosen?.type ?? caller.organizationType;
}

/** What is chosen by its name, over both tabs: the names of what was chosen go with a tab's fields. */
export function useKnownChoices(caller: UserInfo, user: User | undefined): KnownChoices {
  const [organization, setOrganization] = useState<OrganizationChoice>();
  const [timezone, setTimezone] = useState<Named | undefined>(user?.timezone ?? caller.timezone);
  const [contact, setContact] = useState<Named | undefined>(user?.contact ?? undefined);
  return {
    organization: organization && { value: organization.id, label: organization.name },
    timezone: choiceOf(timezone),
    contact: contact && { value: contact.id, label: contact.name },
    organizationType: useTypeOf(caller, user, organization),
    setOrganization,
    setTimezone,
    setContact,
  };
}
