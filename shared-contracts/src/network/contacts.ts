import { z } from 'zod';
import {
  booleanParam,
  email,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { Contact } from '../identity/partners.ts';
import { CONTACT_USES, NOTIFIED_STAGES } from '../values/network/contacts.ts';
import { LANGUAGES } from '../values/limits.ts';
import { CONTACT_LIMITS, MAX_EMAIL_LENGTH } from '../values/field-limits.ts';

const NotificationTypes = z.array(z.enum(NOTIFIED_STAGES)).max(NOTIFIED_STAGES.length);

/**
 * A contact needs an email address or a phone number, a driver both. Defaults of a new contact: email on, SMS off, no roles,
 * every notification type, no location.
 */
export const ContactInput = z.object({
  firstName: requiredText(CONTACT_LIMITS.firstName),
  middleName: text(CONTACT_LIMITS.middleName).nullish(),
  lastName: requiredText(CONTACT_LIMITS.lastName),
  email: email.or(z.literal('')).optional(),
  /** In any format; without a country code, a number of the organization's country. */
  phone: text(CONTACT_LIMITS.phone).optional(),
  /** Language of emails to a contact without a user; null: their organization's. */
  language: z.enum(LANGUAGES).nullish(),
  byEmail: z.boolean().optional(),
  bySms: z.boolean().optional(),
  isDelivery: z.boolean().optional(),
  isBilling: z.boolean().optional(),
  isNotification: z.boolean().optional(),
  /** True makes the contact a driver. */
  isDriver: z.boolean().optional(),
  /** The stages a notification contact is notified of. */
  notificationTypes: NotificationTypes.optional(),
  locationIds: z.array(Id).max(CONTACT_LIMITS.locationIds).optional(),
});
/** Omitted fields keep their value. */
export const ContactChanges = ContactInput.partial();

export const ContactRow = Contact.extend({
  revision: Revision,
  organization: NamedRef,
  language: z.enum(LANGUAGES).nullable(),
  byEmail: z.boolean(),
  bySms: z.boolean(),
  isDelivery: z.boolean(),
  isBilling: z.boolean(),
  isNotification: z.boolean(),
  isDriver: z.boolean(),
  notificationTypes: NotificationTypes,
  locations: z.array(NamedRef),
  /** The contact has a user. Always false for a partner's contacts. */
  isUser: z.boolean(),
  /** Set for the caller's own contacts that are drivers. */
  driverId: Id.nullable(),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/**
 * The number of records that use the contact in this way, and the names of the first ones. Records of other
 * organizations are counted without names.
 */
export const ContactUse = z.object({ as: z.enum(CONTACT_USES), count: z.int(), names: z.array(z.string()) });
/** `usedBy`: without unused kinds. */
export const ContactDetails = ContactRow.extend({ usedBy: z.array(ContactUse) });

/** `email`: the exact address, ignoring case. Without an organization, partner or location, lists the caller's own contacts. */
export const ContactQuery = Paging.extend({
  organizationId: Id.optional(),
  excludeContactsWithUser: booleanParam,
  isDelivery: booleanParam,
  isBilling: booleanParam,
  isNotification: booleanParam,
  isDriver: booleanParam,
  partnerId: Id.optional(),
  locationId: Id.optional(),
  email: text(MAX_EMAIL_LENGTH).optional(),
  sort: sortBy(['name', 'email', 'createdAt']).default('name'),
});
export const ContactPage = pageOf(ContactRow);

export type ContactInput = z.infer<typeof ContactInput>;
export type ContactChanges = z.infer<typeof ContactChanges>;
export type ContactRow = z.infer<typeof ContactRow>;
export type ContactUse = z.infer<typeof ContactUse>;
export type ContactDetails = z.infer<typeof ContactDetails>;
export type ContactQuery = z.infer<typeof ContactQuery>;
export type ContactPage = z.infer<typeof ContactPage>;
