import type { OrganizationDetails, OrganizationPatch } from 'shared-contracts/organizations';
import { editSchema, type EditForm } from './organization.schema.ts';

/** What is in force as it is entered; what is not there is null. The mail server's password is told to nobody. */
export const formOf = (details: OrganizationDetails): EditForm => {
  const present = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
  return editSchema.cast({ ...present, logo: null }, { stripUnknown: true, assert: false }) as EditForm;
};

/** Only what is entered otherwise than it began with: what others change meanwhile is not undone. */
export function changesOf(before: EditForm, { logo: _logo, ...after }: EditForm): OrganizationPatch {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof EditForm]),
    ),
  );
}
