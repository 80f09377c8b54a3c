import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserInfo } from 'shared-contracts/identity/auth';
import type { NamedRef } from 'shared-contracts/common';
import type { User } from 'shared-contracts/identity/users';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import type { Option } from 'shared-ui/form';
import { userQueries, timezoneName, type OrganizationListItem } from './users.api.ts';

export type SelectedOptions = {
  organization: Option | undefined;
  timezone: Option | undefined;
  contact: Option | undefined;
  /** Type of the user's organization; undefined until loaded. */
  organizationType: OrganizationType | undefined;
  setOrganization: (row: OrganizationListItem | undefined) => void;
  setTimezone: (row: NamedRef | undefined) => void;
  setContact: (row: NamedRef | undefined) => void;
};

const toOption = (row: NamedRef | null | undefined): Option | undefined =>
  row ? { value: row.id, label: timezoneName(row.name) } : undefined;

/** Returns the organization's type: from the session for the caller's own, otherwise fetched (root only). */
function useOrganizationType(
  caller: UserInfo,
  user: User | undefined,
  selected: OrganizationListItem | undefined,
): OrganizationType | undefined {
  const isOwn = (user?.organization.id ?? caller.organizationId) === caller.organizationId;
  const details = useQuery({
    ...userQueries.organization(user?.organization.id ?? ''),
    enabled: user !== undefined && !isOwn,
  });
  if (user) return isOwn ? caller.organizationType : details.data?.type;
  return selected?.type ?? caller.organizationType;
}

/** Retains the labels of selected options, which would be lost when a tab unmounts its fields. */
export function useSelectedOptions(caller: UserInfo, user: User | undefined): SelectedOptions {
  const [organization, setOrganization] = useState<OrganizationListItem>();
  const [timezone, setTimezone] = useState<NamedRef | undefined>(user?.timezone ?? caller.timezone);
  const [contact, setContact] = useState<NamedRef | undefined>(user?.contact ?? undefined);
  return {
    organization: organization && { value: organization.id, label: organization.name },
    timezone: toOption(timezone),
    contact: contact && { value: contact.id, label: contact.name },
    organizationType: useOrganizationType(caller, user, organization),
    setOrganization,
    setTimezone,
    setContact,
  };
}
