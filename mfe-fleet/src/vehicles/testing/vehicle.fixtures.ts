import type { Named, Page } from 'shared-contracts/common';
import type { DriverRow } from 'shared-contracts/drivers';
import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import type { Vehicle, VehicleDraftRow, VehicleFile, VehicleRow } from 'shared-contracts/vehicles';
import { as } from 'shared-ui/testing';

/** Now, with half a day to spare so that whole days stay whole while a test runs. */
export const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400 + 43_200;
/** 1 December 2030, 06:00 UTC. */
export const DAY = Date.UTC(2030, 11, 1, 6) / 1000;

const named = (id: string, name: string): Named => ({ id, name });
export const pageOf = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

export const owner = named(as.fleetOwner.organizationId, as.fleetOwner.organizationName);
export const lanka = { ...named('partner-1', 'Lanka Transporters'), type: '3pl', status: 'active' } as const;
export const nimal = named('driver-1', 'Nimal Perera');
const lorry = { ...named('type-1', '20 ft lorry'), icon: 'truck' };

/** A row of the list: active, with a driver, without actions unless given. */
export const row = (over: Partial<VehicleRow> = {}): VehicleRow => ({
  id: 'vehicle-1',
  registrationPlate: 'WP LK-4521',
  vin: 'MBJ11JV5070010001',
  type: lorry,
  brand: named('brand-1', 'Isuzu'),
  model: named('model-1', 'NPR'),
  year: 2021,
  status: 'active',
  effectiveSpace: '32',
  maxCarryWeight: '7500',
  driver: nimal,
  organization: owner,
  isShared: false,
  photo: null,
  documentExpiresAt: null,
  createdAt: DAY,
  actions: [],
  serviceIntervalInfo: { isExpired: false, text: 'No service due', dueAt: null, service: null, days: null },
  ...over,
});

export const file = (over: Partial<VehicleFile> = {}): VehicleFile => ({
  id: 'file-1',
  kind: 'insurance',
  name: 'insurance.pdf',
  mime: 'application/pdf',
  url: '/api/vehicles/files/file-1',
  thumbnail: null,
  expiresAt: null,
  createdAt: DAY,
  ...over,
});

export const vehicle = (over: Partial<Vehicle> = {}): Vehicle => ({
  ...row(),
  trackingDevice: '8600',
  color: named('color-1', 'White'),
  fuelType: named('fuel-1', 'Diesel'),
  engineModel: '4HK1',
  enginePower: '110.000',
  axles: 2,
  weight: '4500',
  comment: 'Careful',
  cargoTypes: [named('cargo-1', 'Food')],
  width: '2.2',
  height: '2.4',
  length: '6.5',
  actualSpace: '34.32',
  loadingOptions: ['rear', 'tailLift'],
  files: [],
  services: [
    {
      serviceIntervalId: 'oil',
      name: 'Oil change',
      days: 90,
      isRequired: true,
      icon: 'wrench',
      lastServiceAt: inDays(-100),
      dueAt: inDays(-10),
      isExpired: true,
    },
    {
      serviceIntervalId: 'tyres',
      name: 'Tyres',
      days: 365,
      isRequired: false,
      icon: 'wrench',
      lastServiceAt: null,
      dueAt: null,
      isExpired: false,
    },
  ],
  ...over,
});

export const share = (over: Partial<VehicleShare> = {}): VehicleShare => ({
  id: 'share-1',
  vehicle: row(),
  organization: owner,
  partner: lanka,
  fromAt: DAY,
  toAt: null,
  state: 'upcoming',
  createdAt: DAY,
  actions: ['delete'],
  ...over,
});

export const draft = (over: Partial<VehicleDraftRow> = {}): VehicleDraftRow => ({
  id: 'draft-1',
  registrationPlate: 'CP 7788',
  type: null,
  missing: ['vehicleTypeId', 'width'],
  createdAt: DAY,
  updatedAt: DAY,
  actions: ['edit', 'delete', 'transfer'],
  ...over,
});

export const driver = (over: Partial<DriverRow> = {}): DriverRow => ({
  ...nimal,
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
  healthReportExpiresAt: null,
  missingDocuments: [],
  createdAt: DAY,
  actions: [],
  ...over,
});
