import { z } from 'zod';
import { email, flag, Id, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { Contact } from './network.ts';
import { CONTACT_USES, NOTIFIED_STAGES } from './values/contacts.ts';
import { LANGUAGES } from './values/limits.ts';

const NotificationTypes = z.array(z.enum(NOTIFIED_STAGES)).max(NOTIFIED_STAGES.length);

/** What is left out of a new contact: mail yes, SMS no, no flag, every notification type, no location. */
export const ContactInput = z.object({
  firstName: requiredText(100),
  middleName: text(100).nullish(),
  lastName: requiredText(100),
  email,
  phone: requiredText(30),
  /** Of mails to somebody who is no user; null: their organization's. */
  language: z.enum(LANGUAGES).nullish(),
  byEmail: z.boolean().optional(),
  bySms: z.boolean().optional(),
  isDelivery: z.boolean().optional(),
  isBilling: z.boolean().optional(),
  isNotification: z.boolean().optional(),
  /** True makes a driver of the contact. */
  isDriver: z.boolean().optional(),
  /** Of which stages a notification contact is told. */
  notificationTypes: NotificationTypes.optional(),
  locationIds: z.array(Id).max(100).optional(),
});
/** What is left out stays as it is. */
export const ContactChanges = ContactInput.partial();

export const ContactRow = Contact.extend({
  organization: Named,
  language: z.enum(LANGUAGES).nullable(),
  byEmail: z.boolean(),
  bySms: z.boolean(),
  isDelivery: z.boolean(),
  isBilling: z.boolean(),
  isNotification: z.boolean(),
  isDriver: z.boolean(),
  notificationTypes: NotificationTypes,
  locations: z.array(Named),
  /** Somebody signs in as this contact. Of a partner's contacts untold. */
  isUser: z.boolean(),
  /** The driver that the contact is, where it is the caller's own. */
  driverId: Id.nullable(),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete'])),
});

/** How many records use the contact in one way, and what the first of them are called; those of others count without their names. */
export const ContactUse = z.object({ as: z.enum(CONTACT_USES), count: z.int(), names: z.array(z.string()) });
/** `usedBy`: only ways in which it is used. */
export const ContactDetails = ContactRow.extend({ usedBy: z.array(ContactUse) });

/** `email`: that very address, in whatever case. Without an organization, partner or location one's own are listed. */
export const ContactQuery = Paging.extend({
  organizationId: Id.optional(),
  excludeContactsWithUser: flag,
  isDelivery: flag,
  isBilling: flag,
  isNotification: flag,
  isDriver: flag,
  partnerId: Id.optional(),
  locationId: Id.optional(),
  email: text(254).optional(),
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
