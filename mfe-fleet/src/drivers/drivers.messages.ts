import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.driver.title', defaultMessage: 'Drivers' },
  search: { id: 'fleet.driver.search', defaultMessage: 'Search by name, phone, e-mail or login' },
  create: { id: 'fleet.driver.create', defaultMessage: 'New driver' },
  createVerb: { id: 'fleet.driver.createVerb', defaultMessage: 'Create driver' },
  empty: { id: 'fleet.driver.empty', defaultMessage: 'No drivers found' },
  emptyText: {
    id: 'fleet.driver.emptyText',
    defaultMessage: 'Add the people who drive your vehicles, with their licences and reports.',
  },
  info: { id: 'fleet.driver.info', defaultMessage: 'Driver info' },
  noDriver: { id: 'fleet.driver.noDriver', defaultMessage: 'No driver found' },
  noDriverText: { id: 'fleet.driver.noDriverText', defaultMessage: 'None of your drivers signs in as this user.' },
  expiryMessages: { id: 'fleet.driver.papers', defaultMessage: 'Licence and reports' },
  complete: { id: 'fleet.driver.complete', defaultMessage: 'Complete' },
  incomplete: { id: 'fleet.driver.incomplete', defaultMessage: '{count} missing' },
  noDocuments: { id: 'fleet.driver.noDocuments', defaultMessage: 'No documents yet' },
  missing: { id: 'fleet.driver.missing', defaultMessage: 'Missing: {kinds}' },
  hours: { id: 'fleet.driver.hours', defaultMessage: '{hours} h' },
});

export const fields = defineMessages({
  hours: { id: 'fleet.driver.field.hours', defaultMessage: 'h' },
  name: { id: 'fleet.driver.field.name', defaultMessage: 'Name' },
  firstName: { id: 'fleet.driver.field.firstName', defaultMessage: 'First name' },
  middleName: { id: 'fleet.driver.field.middleName', defaultMessage: 'Middle name' },
  lastName: { id: 'fleet.driver.field.lastName', defaultMessage: 'Last name' },
  email: { id: 'fleet.driver.field.email', defaultMessage: 'E-mail' },
  phone: { id: 'fleet.driver.field.phone', defaultMessage: 'Phone' },
  idNumber: { id: 'fleet.driver.field.idNumber', defaultMessage: 'ID number' },
  homeAddress: { id: 'fleet.driver.field.homeAddress', defaultMessage: 'Home address' },
  birthDate: { id: 'fleet.driver.field.birthDate', defaultMessage: 'Birth date' },
  licenseExpiresAt: { id: 'fleet.driver.field.licenseExpiresAt', defaultMessage: 'Licence' },
  licenseClasses: { id: 'fleet.driver.field.licenseClasses', defaultMessage: 'Licence classes' },
  policeReportExpiresAt: { id: 'fleet.driver.field.policeReportExpiresAt', defaultMessage: 'Police report' },
  healthReportExpiresAt: { id: 'fleet.driver.field.healthReportExpiresAt', defaultMessage: 'Health report' },
  emergencyContactName: { id: 'fleet.driver.field.emergencyContactName', defaultMessage: 'Emergency contact' },
  emergencyContactNumber: { id: 'fleet.driver.field.emergencyContactNumber', defaultMessage: 'Emergency phone' },
  maxHoursPerShift: { id: 'fleet.driver.field.maxHoursPerShift', defaultMessage: 'Max driving hours per shift' },
  cumulativeHours: { id: 'fleet.driver.field.cumulativeHours', defaultMessage: 'Cumulative driving hours' },
  login: { id: 'fleet.driver.field.login', defaultMessage: 'Login' },
  language: { id: 'fleet.driver.field.language', defaultMessage: 'Language' },
  vehicle: { id: 'fleet.driver.field.vehicle', defaultMessage: 'Vehicle' },
  status: { id: 'fleet.driver.field.status', defaultMessage: 'Status' },
  documents: { id: 'fleet.driver.field.documents', defaultMessage: 'Documents' },
  organization: { id: 'fleet.driver.field.organization', defaultMessage: 'Organization' },
  createdAt: { id: 'fleet.driver.field.createdAt', defaultMessage: 'Created' },
});

export const statuses = defineMessages({
  false: { id: 'fleet.driver.status.active', defaultMessage: 'Active' },
  true: { id: 'fleet.driver.status.blocked', defaultMessage: 'Blocked' },
});

export const filterLabels = defineMessages({
  expiring: { id: 'fleet.driver.filter.expiring', defaultMessage: 'Licence and reports' },
});

export const filters = {
  withVehicle: defineMessages({
    true: { id: 'fleet.driver.filter.withVehicle', defaultMessage: 'With a vehicle' },
    false: { id: 'fleet.driver.filter.withoutVehicle', defaultMessage: 'Without a vehicle' },
  }),
  expiring: defineMessages({
    true: { id: 'fleet.driver.filter.isExpiring', defaultMessage: 'Expired or expiring' },
    false: { id: 'fleet.driver.filter.isNotExpiring', defaultMessage: 'Not expiring' },
  }),
};

/** Labels of the state of a licence or report. */
export const papers = defineMessages({
  missing: { id: 'fleet.driver.paper.missing', defaultMessage: 'Missing' },
  expired: {
    id: 'fleet.driver.paper.expired',
    defaultMessage: '{days, plural, =0 {Expired today} one {Expired # day ago} other {Expired # days ago}}',
  },
  expiring: {
    id: 'fleet.driver.paper.soon',
    defaultMessage: '{days, plural, =0 {Expires within a day} one {Expires in # day} other {Expires in # days}}',
  },
  valid: { id: 'fleet.driver.paper.valid', defaultMessage: 'Valid' },
});

export const fileKinds = defineMessages({
  photo: { id: 'fleet.driver.file.photo', defaultMessage: 'Photo' },
  licence: { id: 'fleet.driver.file.licence', defaultMessage: 'Licence' },
  idFront: { id: 'fleet.driver.file.idFront', defaultMessage: 'ID, front' },
  idBack: { id: 'fleet.driver.file.idBack', defaultMessage: 'ID, back' },
  policeReport: { id: 'fleet.driver.file.policeReport', defaultMessage: 'Police report' },
  healthReport: { id: 'fleet.driver.file.healthReport', defaultMessage: 'Health report' },
  gsCertificate: { id: 'fleet.driver.file.gsCertificate', defaultMessage: 'GS certificate' },
  acvPass: { id: 'fleet.driver.file.acvPass', defaultMessage: 'ACV pass' },
  portPermit: { id: 'fleet.driver.file.portPermit', defaultMessage: 'Port permit' },
  other: { id: 'fleet.driver.file.other', defaultMessage: 'Other document' },
});

export const actions = defineMessages({
  edit: { id: 'fleet.driver.action.edit', defaultMessage: 'Edit' },
  block: { id: 'fleet.driver.action.block', defaultMessage: 'Block' },
  activate: { id: 'fleet.driver.action.activate', defaultMessage: 'Activate' },
  anonymize: { id: 'fleet.driver.action.anonymize', defaultMessage: 'Anonymize' },
  exportData: { id: 'fleet.driver.action.exportData', defaultMessage: 'Download personal data' },
  delete: { id: 'fleet.driver.action.delete', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  block: {
    id: 'fleet.driver.consequence.block',
    defaultMessage: '{name} can’t be assigned to a vehicle or trip and can’t sign in until they’re activated.',
  },
  anonymize: {
    id: 'fleet.driver.consequence.anonymize',
    defaultMessage:
      'Removes for good what names {name}: name, phone, licence, address and documents, and their login if they have one. Trips and their history stay and name a former person. This can’t be undone.',
  },
  delete: {
    id: 'fleet.driver.consequence.delete',
    defaultMessage:
      'The driver {name} and all their documents will be deleted. This can’t be undone. A driver who has driven trips can only be blocked.',
  },
});

export const notices = defineMessages({
  created: { id: 'fleet.driver.notice.created', defaultMessage: 'Driver created' },
  saved: { id: 'fleet.driver.notice.saved', defaultMessage: 'Driver saved' },
  blocked: { id: 'fleet.driver.notice.blocked', defaultMessage: 'Driver blocked' },
  activated: { id: 'fleet.driver.notice.activated', defaultMessage: 'Driver activated' },
  anonymized: { id: 'fleet.driver.notice.anonymized', defaultMessage: 'Driver anonymized' },
  deleted: { id: 'fleet.driver.notice.deleted', defaultMessage: 'Driver deleted' },
  someFilesFailed: {
    id: 'fleet.driver.notice.someFilesFailed',
    defaultMessage:
      'The driver was saved, but {count, plural, one {one file} other {# files}} failed. Save again to retry',
  },
});

/** Messages of server errors, by code or by field and code. */
export const errorMessages = defineMessages({
  stillActive: { id: 'fleet.driver.refusal.stillActive', defaultMessage: 'Block this driver first' },
  openTrips: {
    id: 'fleet.driver.refusal.openTrips',
    defaultMessage: 'Can’t be anonymized while they still drive trips: {trips}. Give these to someone else first.',
  },
  anonymized: { id: 'fleet.driver.refusal.anonymized', defaultMessage: 'This person is anonymized for good' },
  'login.alreadyExists': {
    id: 'fleet.driver.refusal.login.alreadyExists',
    defaultMessage: 'User with same login already exist',
  },
  'email.alreadyExists': {
    id: 'fleet.driver.refusal.email.alreadyExists',
    defaultMessage: 'User with same email already exist',
  },
  alreadyUsed: { id: 'fleet.driver.refusal.alreadyUsed', defaultMessage: 'This person is already a user' },
  loginStays: {
    id: 'fleet.driver.refusal.loginStays',
    defaultMessage: 'A login can’t be changed once it’s set. Block the driver instead',
  },
  driverBlocked: { id: 'fleet.driver.refusal.driverBlocked', defaultMessage: 'A blocked driver can’t get a login' },
  driverWithoutContact: {
    id: 'fleet.driver.refusal.driverWithoutContact',
    defaultMessage: 'Enter the driver’s name and e-mail address first',
  },
  phone: { id: 'fleet.driver.refusal.phone', defaultMessage: 'Invalid phone number. Example: {example}' },
  licenseClasses: {
    id: 'fleet.driver.refusal.licenseClasses',
    defaultMessage: 'Classes separated by commas, such as C, CE',
  },
  inFuture: { id: 'fleet.driver.refusal.inFuture', defaultMessage: 'Birth date is in the future' },
  outOfReach: {
    id: 'fleet.driver.refusal.outOfReach',
    defaultMessage: 'You can’t block yourself or someone with more rights than you',
  },
  lastAdmin: {
    id: 'fleet.driver.refusal.lastAdmin',
    defaultMessage: 'An organization needs at least one active admin',
  },
  breakGlassAdmin: {
    id: 'fleet.driver.refusal.breakGlassAdmin',
    defaultMessage:
      'This admin can still sign in when single sign-on fails. Choose another one under Single sign-on first',
  },
  driverInUse: {
    id: 'fleet.driver.refusal.driverInUse',
    defaultMessage:
      'Can’t be deleted. In use by trips: {trips}, vehicles: {vehicles}, users: {users} ({names}). Block the driver instead.',
  },
});
