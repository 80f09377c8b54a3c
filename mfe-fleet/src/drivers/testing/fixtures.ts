import type { Driver, DriverPage, DriverRow } from 'shared-contracts/fleet/drivers';
import type { DriverHours } from 'shared-contracts/trips/driver-hours';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { DEFAULT_DRIVER_HOURS } from 'shared-contracts/values/trips/plans';
import { testUsers } from 'shared-ui/testing';

const NOW = Math.floor(Date.now() / 1000);

const driverFile = (kind: 'photo' | 'licence', id: string, mime: string) => ({
  id,
  kind,
  name: `${kind}.${mime === 'application/pdf' ? 'pdf' : 'jpg'}`,
  mime,
  url: `/api/drivers/files/${id}`,
  thumbnail: null,
  createdAt: 1_767_261_600,
});

/** Adds half a minute, so that the number of full days does not change while a test runs. */
const inDays = (days: number) => NOW + days * DAY + 30;

export const sunil: Driver = {
  id: 'driver-1',
  revision: 1,
  name: 'Sunil Perera',
  contact: { firstName: 'Sunil', middleName: null, lastName: 'Perera' },
  login: 'sunil',
  email: 'sunil@lorries.example',
  phone: '+94 77 123 4567',
  organization: { id: testUsers.fleetOwner.organizationId, name: 'Wijesekara Lorry Owners' },
  isBlocked: false,
  isVehicleAssigned: true,
  vehicle: { id: 'vehicle-1', name: 'WP LG-7719' },
  photo: '/api/drivers/files/file-1/thumbnail',
  licenseExpiresAt: inDays(12),
  licenseClasses: ['C', 'CE'],
  policeReportExpiresAt: inDays(-3),
  healthReportExpiresAt: null,
  missingDocuments: ['idFront', 'idBack'],
  createdAt: 1_767_261_600,
  actions: ['edit', 'files', 'block', 'delete'],
  idNumber: '198012345678',
  homeAddress: '12 Temple Road, Kandy',
  birthDate: 315_532_800,
  emergencyContactName: 'Kumari Perera',
  emergencyContactNumber: '+94 71 765 4321',
  maxHoursPerShift: 10.5,
  standardRate: '1250.00',
  overtimeRate: '1875.00',
  cumulativeHours: 2400,
  files: [driverFile('photo', 'file-1', 'image/jpeg'), driverFile('licence', 'file-2', 'application/pdf')],
};

/** A shift that becomes too long with a planned trip. */
export const hoursOfSunil: DriverHours = {
  shift: {
    beganAt: NOW - 6 * HOUR,
    endsAt: NOW + 7 * HOUR,
    driven: 320,
    planned: 650,
    untilBreak: 100,
    restedAt: NOW + 18 * HOUR,
  },
  maxShift: 630,
  week: { driven: 1_930, planned: 2_260, max: 3_360 },
  nextShift: { beganAt: NOW + 30 * HOUR, planned: 240 },
  rules: DEFAULT_DRIVER_HOURS,
};

/** Blocked, without expiring or missing documents. */
export const ranjith: Driver = {
  ...sunil,
  id: 'driver-2',
  name: 'Ranjith Silva',
  contact: { firstName: 'Ranjith', middleName: null, lastName: 'Silva' },
  login: null,
  phone: '+94 76 000 1111',
  isBlocked: true,
  isVehicleAssigned: false,
  vehicle: null,
  photo: null,
  licenseExpiresAt: inDays(400),
  policeReportExpiresAt: inDays(400),
  healthReportExpiresAt: inDays(400),
  missingDocuments: [],
  actions: ['edit', 'files', 'activate', 'anonymize', 'delete'],
  emergencyContactName: null,
  emergencyContactNumber: null,
  files: [],
};

export const toPage = (...items: DriverRow[]): DriverPage => ({ items, total: items.length, page: 1, limit: 20 });
