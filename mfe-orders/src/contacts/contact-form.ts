import type { NamedRef } from 'shared-contracts/common';
import type { ContactChanges, ContactInput, ContactRow } from 'shared-contracts/network/contacts';
import { NOTIFIED_STAGES, type NotifiedStage } from 'shared-contracts/values/network/contacts';
import { CONTACT_LIMITS } from 'shared-contracts/values/field-limits';
import type { Language } from 'shared-contracts/values/limits';
import { fieldMessages } from 'shared-ui/form';
import { array, boolean, object, string, type ObjectSchema, type TestConfig } from 'yup';
import { fieldErrors } from './contact-form.messages.ts';

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
  /** The stages the contact is notified about. */
  stages: Record<NotifiedStage, boolean>;
  locationIds: string[];
};

const text = (max: number) => string().trim().required().max(max);
/** A driver needs both. */
const emailOrPhone: TestConfig<string> = {
  name: 'emailOrPhone',
  message: fieldErrors.emailOrPhone,
  test(value, { parent, createError }) {
    const { email, phone, isDriver } = parent as ContactForm;
    if (isDriver && !value) return createError({ message: () => fieldMessages.required });
    return Boolean(email || phone);
  },
};
const checkbox = (defaultValue = false) => boolean().required().default(defaultValue);
const stages = object(
  Object.fromEntries(NOTIFIED_STAGES.map((stage) => [stage, checkbox(true)])),
) as unknown as ObjectSchema<ContactForm['stages']>;

export const contactSchema = object({
  firstName: text(CONTACT_LIMITS.firstName),
  middleName: string().trim().max(CONTACT_LIMITS.middleName).nullable().default(null),
  lastName: text(CONTACT_LIMITS.lastName),
  email: string().trim().max(CONTACT_LIMITS.email).email().default('').test(emailOrPhone),
  phone: string().trim().max(CONTACT_LIMITS.phone).default('').test(emailOrPhone),
  language: string<Language>().nullable().default(null),
  byEmail: checkbox(true),
  bySms: checkbox(),
  isDelivery: checkbox(),
  isBilling: checkbox(),
  isNotification: checkbox().test(
    'noType',
    fieldErrors.noType,
    (isNotification, { parent }) => !isNotification || Object.values((parent as ContactForm).stages).some(Boolean),
  ),
  isDriver: checkbox(),
  stages,
  locationIds: array().of(string().required()).required().default([]),
}) as ObjectSchema<ContactForm>;

export function toForm({ notificationTypes, locations, ...contact }: ContactRow): ContactForm {
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

/** Values for a new contact that were entered elsewhere. `name`: may be an email address. */
export type NewContact = {
  name: string | undefined;
  location: NamedRef | undefined;
  isNotification: boolean | undefined;
};

/** `Anna de Silva` is a first name and a last name. */
function splitName(name: string): Partial<ContactForm> {
  if (name.includes('@')) return { email: name };
  const [firstName = '', ...lastName] = name.split(/\s+/);
  return { firstName, lastName: lastName.join(' ') };
}

export const toNewForm = ({ name, location, isNotification }: NewContact): Partial<ContactForm> => ({
  ...(name && splitName(name)),
  ...(location && { locationIds: [location.id] }),
  ...(isNotification && { isNotification }),
});

export const toInput = ({ stages: selectedStages, ...fields }: ContactForm): Required<ContactInput> => ({
  ...fields,
  notificationTypes: NOTIFIED_STAGES.filter((stage) => selectedStages[stage]),
});

/** Returns only changed fields, so that concurrent changes by others are not overwritten. */
export function getChanges(before: ContactForm, after: ContactForm): ContactChanges {
  const previous = toInput(before);
  return Object.fromEntries(
    Object.entries(toInput(after)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field as keyof ContactInput]),
    ),
  );
}
