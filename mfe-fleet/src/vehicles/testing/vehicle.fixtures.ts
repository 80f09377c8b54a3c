import type { NamedRef, Page } from 'shared-contracts/common';
import type { DriverRow } from 'shared-contracts/fleet/drivers';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import type { Vehicle, VehicleFile, VehicleRow } from 'shared-contracts/fleet/vehicles';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { testUsers } from 'shared-ui/testing';

/** Adds half a day, so that the number of full days does not change while a test runs. */
export const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * DAY + 12 * HOUR;
/** 1 December 2030, 06:00 UTC. */
export const REFERENCE_TIME = Date.UTC(2030, 11, 1, 6) / 1000;

const namedRef = (id: string, name: string): NamedRef => ({ id, name });
export const toPage = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

export const owner = namedRef(testUsers.fleetOwner.organizationId, testUsers.fleetOwner.organizationName);
export const partner = { ...namedRef('partner-1', 'Lanka Transporters'), type: '3pl', status: 'active' } as const;
export const assignedDriver = namedRef('driver-1', 'Nimal Perera');
const lorryType = { ...namedRef('type-1', '20 ft lorry'), icon: 'truck' };

/** An active vehicle with a driver, by default without actions. */
export const row = (overrides: Partial<VehicleRow> = {}): VehicleRow => ({
  id: 'vehicle-1',
  revision: 1,
  registrationPlate: 'WP LK-4521',
  vin: 'MBJ11JV5070010001',
  type: lorryType,
  licenseClass: null,
  typeLicenseClass: 'C',
  brand: namedRef('brand-1', 'Isuzu'),
  model: namedRef('model-1', 'NPR'),
  year: 2021,
  status: 'active',
  effectiveSpace: '32',
  maxCarryWeight: '7500',
  driver: assignedDriver,
  organization: owner,
  isShared: false,
  photo: null,
  documentExpiresAt: null,
  createdAt: REFERENCE_TIME,
  actions: [],
  serviceIntervalInfo: {
    isExpired: false,
    text: 'No service due',
    dueAt: null,
    service: null,
    days: null,
    by: null,
    left: null,
  },
  ...overrides,
});

export const file = (overrides: Partial<VehicleFile> = {}): VehicleFile => ({
  id: 'file-1',
  kind: 'insurance',
  name: 'insurance.pdf',
  mime: 'application/pdf',
  url: '/api/vehicles/files/file-1',
  thumbnail: null,
  expiresAt: null,
  createdAt: REFERENCE_TIME,
  ...overrides,
});

export const vehicle = (overrides: Partial<Vehicle> = {}): Vehicle => ({
  ...row(),
  odometer: { value: 81_250.4, source: 'device', isCorrected: false },
  engineHours: null,
  trackingDevice: '8600',
  trackingApp: null,
  color: namedRef('color-1', 'White'),
  fuelType: namedRef('fuel-1', 'Diesel'),
  engineModel: '4HK1',
  enginePower: '110.000',
  axles: 2,
  weight: '4500',
  comment: 'Careful',
  cargoTypes: [namedRef('cargo-1', 'Food')],
  width: '2.2',
  height: '2.4',
  length: '6.5',
  actualSpace: '34.32',
  loadingOptions: ['rear', 'tailLift'],
  homeLocation: namedRef('depot', 'Main depot'),
  fixedCost: '80.00',
  kmCost: null,
  files: [],
  services: [
    {
      serviceIntervalId: 'oil',
      name: 'Oil change',
      days: 90,
      km: null,
      hours: null,
      isRequired: true,
      icon: 'wrench',
      lastServiceAt: inDays(-100),
      odometer: null,
      engineHours: null,
      dueAt: inDays(-10),
      by: 'days',
      left: -9,
      isExpired: true,
    },
    {
      serviceIntervalId: 'tyres',
      name: 'Tyres',
      days: 365,
      km: null,
      hours: null,
      isRequired: false,
      icon: 'wrench',
      lastServiceAt: null,
      odometer: null,
      engineHours: null,
      dueAt: null,
      by: null,
      left: null,
      isExpired: false,
    },
  ],
  ...overrides,
});

export const share = (overrides: Partial<VehicleShare> = {}): VehicleShare => ({
  id: 'share-1',
  vehicle: row(),
  organization: owner,
  partner,
  fromAt: REFERENCE_TIME,
  toAt: null,
  state: 'upcoming',
  createdAt: REFERENCE_TIME,
  actions: ['delete'],
  ...overrides,
});

export const draft = (overrides: Partial<VehicleDraftRow> = {}): VehicleDraftRow => ({
  id: 'draft-1',
  revision: 1,
  registrationPlate: 'CP 7788',
  type: null,
  missing: ['vehicleTypeId', 'width'],
  createdAt: REFERENCE_TIME,
  updatedAt: REFERENCE_TIME,
  actions: ['edit', 'delete', 'transfer'],
  ...overrides,
});

export const driver = (overrides: Partial<DriverRow> = {}): DriverRow => ({
  ...assignedDriver,
  revision: 1,
  contact: { firstName: 'Nimal', middleName: null, lastName: 'Perera' },
  login: null,
  email: null,
  phone: null,
  organization: owner,
  isBlocked: false,
  isVehicleAssigned: false,
  vehicle: null,
  photo: null,
  licenseExpiresAt: null,
  policeReportExpiresAt: null,
  licenseClasses: [],
  healthReportExpiresAt: null,
  missingDocuments: [],
  createdAt: REFERENCE_TIME,
  actions: [],
  ...overrides,
});
