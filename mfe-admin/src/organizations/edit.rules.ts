import type { OrganizationDetails, OrganizationPatch } from 'shared-contracts/identity/organizations';
import { editSchema, type EditForm } from './organization.schema.ts';

/** Converts details to form values, with null for empty ones. The API never returns the mail server password. */
export const toEditForm = (details: OrganizationDetails): EditForm => {
  const nonEmpty = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
  return editSchema.cast({ ...nonEmpty, logo: null }, { stripUnknown: true, assert: false }) as EditForm;
};

/** Returns only the changed fields, so that concurrent changes of other fields are not overwritten. */
export function toPatch(before: EditForm, { logo: _logo, ...after }: EditForm): OrganizationPatch {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof EditForm]),
    ),
  );
}
