/** Reserved domain to which no email is delivered (RFC 2606). */
const DOMAIN = 'anonymized.invalid';
const SHORT_LENGTH = 12;

/** The number that distinguishes former persons in business records. */
const numberOf = (id: string) => id.replaceAll('-', '').slice(-SHORT_LENGTH);
const addressOf = (kind: string, id: string) => `former-${kind}-${numberOf(id)}@${DOMAIN}`;

/** The values of an anonymized user. @param unusableHash of a password that nobody knows */
export const formerUser = (id: string, unusableHash: string, now: number) => ({
  login: `former-user-${numberOf(id)}`,
  givenName: null,
  familyName: null,
  email: addressOf('user', id),
  passwordHash: unusableHash,
  mustChangePassword: true,
  isDriver: false,
  contactId: null,
  anonymizedAt: now,
});

/** The values of an anonymized contact: orders and trips refer to it. It no longer receives notifications. */
export const formerContact = (id: string) => ({
  firstName: 'Former person',
  middleName: null,
  lastName: numberOf(id),
  email: addressOf('contact', id),
  phone: '',
  language: null,
  isDelivery: false,
  isBilling: false,
  isNotification: false,
  byEmail: false,
  bySms: false,
  notificationTypes: [],
});

/** The values of an anonymized driver: trips and their days refer to it. */
export const formerDriver = (now: number) => ({
  idNumber: null,
  homeAddress: null,
  birthDate: null,
  licenseExpiresAt: null,
  licenseClasses: [],
  healthReportExpiresAt: null,
  policeReportExpiresAt: null,
  emergencyContactName: null,
  emergencyContactNumber: null,
  maxHoursPerShift: null,
  standardRate: null,
  overtimeRate: null,
  cumulativeHours: null,
  isBlocked: true,
  anonymizedAt: now,
});

/** Fields of recorded changes that stay in the timeline, because they don't identify a person. */
export const RETAINED_FIELDS = {
  user: ['role', 'status', 'isDriver', 'language', 'units', 'rules', 'isAnonymized'],
  driver: ['isBlocked', 'language', 'isAnonymized'],
  contact: [
    'isDelivery',
    'isBilling',
    'isNotification',
    'isDriver',
    'byEmail',
    'bySms',
    'language',
    'notificationTypes',
  ],
} as const;
