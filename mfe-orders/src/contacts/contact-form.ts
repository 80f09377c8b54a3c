import type { ContactChanges, ContactInput, ContactRow } from 'shared-contracts/contacts';
import { NOTIFIED_STAGES, type NotifiedStage } from 'shared-contracts/values/contacts';
import type { Language } from 'shared-contracts/values/limits';
import { array, boolean, object, string, type ObjectSchema } from 'yup';
import { wrongs } from './contact-form.messages.ts';

export type ContactForm = {
  firstName: string;
  middleName: string | null;
  lastName: string;
  email: string;
  phone: string;
  language: Language | null;
  byEmail: boolean;
  bySms: boolean;
  isDelivery: boolean;
  isBilling: boolean;
  isNotification: boolean;
  isDriver: boolean;
  /** Of which stages the contact hears. */
  stages: Record<NotifiedStage, boolean>;
  locationIds: string[];
};

const text = (max: number) => string().trim().required().max(max);
const flag = (usual = false) => boolean().required().default(usual);
const stages = object(
  Object.fromEntries(NOTIFIED_STAGES.map((stage) => [stage, flag(true)])),
) as unknown as ObjectSchema<ContactForm['stages']>;

export const contactSchema = object({
  firstName: text(100),
  middleName: string().trim().max(100).nullable().default(null),
  lastName: text(100),
  email: text(254).email(),
  phone: text(30),
  language: string<Language>().nullable().default(null),
  byEmail: flag(true),
  bySms: flag(),
  isDelivery: flag(),
  isBilling: flag(),
  isNotification: flag().test(
    'noType',
    wrongs.noType,
    (on, { parent }) => !on || Object.values((parent as ContactForm).stages).some(Boolean),
  ),
  isDriver: flag(),
  stages,
  locationIds: array().of(string().required()).required().default([]),
}) as ObjectSchema<ContactForm>;

/** What is stored, as it is edited. */
export function formOf({ notificationTypes, locations, ...contact }: ContactRow): ContactForm {
  const {
    firstName,
    middleName,
    lastName,
    email,
    phone,
    language,
    byEmail,
    bySms,
    isDelivery,
    isBilling,
    isNotification,
    isDriver,
  } = contact;
  return {
    firstName,
    middleName,
    lastName,
    email,
    phone,
    language,
    byEmail,
    bySms,
    isDelivery,
    isBilling,
    isNotification,
    isDriver,
    stages: Object.fromEntries(
      NOTIFIED_STAGES.map((stage) => [stage, notificationTypes.includes(stage)]),
    ) as ContactForm['stages'],
    locationIds: locations.map(({ id }) => id),
  };
}

export const inputOf = ({ stages: heard, ...fields }: ContactForm): Required<ContactInput> => ({
  ...fields,
  notificationTypes: NOTIFIED_STAGES.filter((stage) => heard[stage]),
});

/** What is not changed is not sent: what others change meanwhile is not undone. */
export function changesOf(before: ContactForm, after: ContactForm): ContactChanges {
  const was = inputOf(before);
  return Object.fromEntries(
    Object.entries(inputOf(after)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof ContactInput]),
    ),
  );
}
