import type { OrganizationDetails, OrganizationPatch } from 'shared-contracts/identity/organizations';
import { editSchema, type EditForm } from './organization.schema.ts';

/** Converts details to form values, with null for empty ones. The API never returns the mail server password. */
export const toEditForm = (details: OrganizationDetails): EditForm => {
  const nonEmpty = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
  const loginImage = details.loginImage ? { name: '', url: details.loginImage, mime: 'image/png' } : null;
  return editSchema.cast({ ...nonEmpty, logo: null, loginImage }, { stripUnknown: true, assert: false }) as EditForm;
};

/** Returns only the changed fields, so that concurrent changes of other fields are not overwritten. */
export function toPatch(
  before: EditForm,
  { logo: _logo, loginImage: _loginImage, ...after }: EditForm,
): OrganizationPatch {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof EditForm]),
    ),
  );
}

/** The sign-in picture to upload; null: it was removed; undefined: unchanged. */
export function toLoginImage(before: EditForm, { loginImage }: EditForm): File | null | undefined {
  if (loginImage instanceof File) return loginImage;
  return before.loginImage && !loginImage ? null : undefined;
}
