import { ContractPage } from 'shared-contracts/finance/contracts';
import { TripCount } from 'shared-contracts/trips/trip-statistics';
import { TripPage } from 'shared-contracts/trips/trips';
import { UserPage } from 'shared-contracts/identity/users';

const ROWS = 20;
export const NOON = 1_790_000_000;

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const named = (number: number, name: string) => ({ id: id(number), name });
const HOURS = 3_600;
const organization = named(2, 'Bench Freight');

/** The responses of the screens; validated against the contracts, so that an outdated response fails. */
export const pageOf = <T>(row: (index: number) => T) => ({
  items: Array.from({ length: ROWS }, (_item, index) => row(index)),
  total: ROWS,
  page: 1,
  limit: ROWS,
});

export const users = UserPage.parse(
  pageOf((index) => ({
    id: id(300 + index),
    revision: 1,
    login: `driver-${1_001 + index}`,
    email: `driver-${index}@consign.example`,
    role: 'user',
    status: 1,
    organization,
    timezone: named(3, 'Asia/Colombo'),
    language: 'en',
    contact: named(320 + index, 'Kasun Perera'),
    isDriver: true,
    createdAt: NOON,
    actions: ['edit', 'block'],
  })),
);

export const trips = TripPage.parse(
  pageOf((index) => ({
    id: id(400 + index),
    revision: 1,
    number: `T-${700_001 + index}`,
    reference: null,
    stage: 'transit',
    type: 'own',
    organization,
    vehicle: named(200 + index, `WP LA-${1_001 + index}`),
    driver: named(11, 'Kasun Perera'),
    requestedVehicleType: null,
    routeZone: null,
    pickup: 'Biyagama export zone',
    drop: 'Port of Colombo',
    pickAt: NOON,
    dropAt: NOON + 3 * HOURS,
    orders: 2,
    totalSpace: '15',
    totalWeight: '4000',
    utilization: { space: '68.2', weight: '88.9' },
    estimatedDistance: '42.5',
    actualDistance: null,
    isBackhaul: false,
    isArchived: false,
    revenue: null,
    cost: null,
    currency: null,
    createdAt: NOON,
    actions: ['edit'],
  })),
);

export const tripCount = TripCount.parse({
  total: ROWS,
  own: ROWS,
  partner: 0,
  archived: 0,
  stages: [{ stage: 'transit', count: ROWS }],
});

export const contracts = ContractPage.parse(
  pageOf((index) => ({
    id: id(500 + index),
    revision: 1,
    name: `Tea export ${2_001 + index}`,
    partner: named(5, 'Serendib Freight Lines'),
    organization,
    isMine: true,
    startDate: NOON,
    expireDate: null,
    currency: 'LKR',
    isConfirmed: true,
    state: 'confirmed',
    rejectedReason: null,
    version: 1,
    newer: null,
    isWaiting: false,
    isDisabled: false,
    isExpired: false,
    createdAt: NOON,
    actions: ['edit'],
  })),
);
