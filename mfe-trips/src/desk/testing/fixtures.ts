import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import type { PlanChangeResult } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanFleet, PlanOrder, PlanStop, PlanTrip } from 'shared-contracts/trips/plans/plan-trips';
import type { Plan } from 'shared-contracts/trips/plans/plans';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import type { DeskVehicle } from '../model/rows.rules.ts';

/** Monday, 2 December 2030, 00:00 in Colombo. */
export const MONDAY = Date.UTC(2030, 11, 1, 18, 30) / 1_000;

const CARRIER = { id: 'carrier', name: 'Lanka Transporters' };
export const LORRY = { id: 'lorry', name: '20 ft lorry', icon: 'truck' };
const FREEZER = { id: 'freezer', name: 'Freezer', icon: 'truck' };

const location = (id: string, name: string, latitude: number, longitude: number) => ({
  id,
  name,
  city: '',
  latitude,
  longitude,
});
export const locations = [
  location('port', 'Port gate', 6.95, 79.85),
  location('kandy', 'Kandy depot', 7.29, 80.63),
  location('galle', 'Galle store', 6.03, 80.22),
];

export const planOrder = (id: string, number: string, overrides: Partial<PlanOrder> = {}): PlanOrder => ({
  id,
  number,
  reference: null,
  stage: 'validated',
  organization: { id: 'harvest', name: 'Ceylon Harvest' },
  partner: CARRIER,
  space: '4.000',
  weight: '500.000',
  isFlexible: false,
  isBackhaul: false,
  vehicleTypeIds: [],
  pickupFrom: MONDAY + 8 * HOUR,
  pickupTo: MONDAY + 9 * HOUR,
  deliveryFrom: null,
  deliveryTo: null,
  locationIds: ['port', 'kandy'],
  ...overrides,
});

export const availableOrder = (
  id: string,
  number: string,
  overrides: Partial<AvailableOrder> = {},
): AvailableOrder => ({
  id,
  number,
  reference: null,
  stage: 'validated',
  organization: { id: 'harvest', name: 'Ceylon Harvest' },
  partner: CARRIER,
  orderType: { id: 'type', name: 'Export' },
  pickupFrom: MONDAY + 8 * HOUR,
  pickupTo: MONDAY + 9 * HOUR,
  deliveryFrom: null,
  deliveryTo: null,
  totalWeight: '500.000',
  totalSpace: '4.000',
  isFlexible: false,
  isBackhaul: false,
  vehicleTypes: [],
  stops: locations.slice(0, 2).map((place) => ({ location: place, contact: null })),
  ...overrides,
});

const stop = (locationId: string, arriveAt: number, what: Partial<PlanStop>): PlanStop => ({
  locationId,
  pickOrderIds: [],
  dropOrderIds: [],
  arriveAt,
  startAt: arriveAt,
  leaveAt: arriveAt + 30 * MINUTE,
  driveMinutes: 0,
  waitMinutes: 0,
  lateMinutes: 0,
  distance: '0.000',
  windowFrom: null,
  windowTo: null,
  ...what,
});

/** From the port to Kandy, for four hours from `beginsAt`. */
export const planTrip = (number: number, orderIds: string[], overrides: Partial<PlanTrip> = {}): PlanTrip => {
  const beginsAt = overrides.beginsAt ?? MONDAY + 8 * HOUR;
  return {
    id: `trip-${number}`,
    number,
    revision: 1,
    vehicleTypeId: LORRY.id,
    vehicleId: null,
    driverId: null,
    startAt: beginsAt,
    isBackhaul: false,
    stops: [
      stop('port', beginsAt, { pickOrderIds: orderIds }),
      stop('kandy', beginsAt + 3.5 * HOUR, { dropOrderIds: orderIds, driveMinutes: 180, distance: '115.000' }),
    ],
    orderIds,
    beginsAt,
    endsAt: beginsAt + 4 * HOUR,
    distance: '115.000',
    minutes: 240,
    driveMinutes: 180,
    waitMinutes: 0,
    lateMinutes: 0,
    space: '4.000',
    weight: '500.000',
    capacity: { space: '20.000', weight: '5000.000' },
    utilization: { space: '20.0', weight: '10.0' },
    problems: [],
    createdTrip: null,
    isLocked: false,
    ...overrides,
  };
};

const vehicle = (id: string, name: string, overrides: Partial<DeskVehicle> = {}): DeskVehicle => ({
  id,
  name,
  type: LORRY,
  capacity: { space: '20.000', weight: '5000.000' },
  driver: null,
  organization: CARRIER,
  isShared: false,
  unavailable: [],
  ...overrides,
});
const driver = (id: string, name: string) => ({ id, name, phone: null, organization: CARRIER });

export const fleet: PlanFleet = {
  vehicles: [
    vehicle('v-1', 'WP LA-1001', { driver: { id: 'kasun', name: 'Kasun Perera' } }),
    vehicle('v-2', 'WP LB-2002', {
      unavailable: [{ from: MONDAY + 20 * HOUR, to: MONDAY + 30 * HOUR, reason: 'Brakes' }],
    }),
    vehicle('v-3', 'WP FR-3003', { type: FREEZER }),
  ],
  drivers: [driver('kasun', 'Kasun Perera'), driver('ruwan', 'Ruwan Silva')],
  trips: [
    {
      id: 'booked',
      number: 'T-000104',
      stage: 'vehicleAssigned',
      vehicleId: 'v-1',
      driverId: 'kasun',
      vehicleTypeId: LORRY.id,
      beginsAt: MONDAY + 30 * HOUR,
      endsAt: MONDAY + 34 * HOUR,
      orders: 1,
      stops: locations.slice(0, 2).map((place) => ({
        location: place,
        plannedAt: MONDAY + 30 * HOUR,
        arrivedAt: null,
        departedAt: null,
      })),
    },
  ],
};

const nadia = { id: 'nadia', name: 'Nadia' };
const totals: Plan['totals'] = {
  trips: 2,
  createdTrips: 0,
  orders: 2,
  distance: '230.000',
  minutes: 480,
  cost: '430.00',
  lateMinutes: 0,
  problemTrips: 0,
  blockedTrips: 0,
  unplanned: 2,
};

/** Trip 1 without a vehicle, trip 2 with WP LB-2002. */
export const createPlan = (overrides: Partial<Plan> = {}): Plan => ({
  id: 'plan-1',
  revision: 5,
  name: 'Week 49',
  status: 'open',
  from: MONDAY,
  to: MONDAY + 7 * DAY,
  rates: { perTrip: '100', perKm: '1', perHour: '20' },
  trips: 2,
  createdTrips: 0,
  orders: 2,
  createdBy: nadia,
  createdAt: MONDAY - DAY,
  updatedBy: nadia,
  updatedAt: MONDAY - DAY,
  totals,
  planTrips: [planTrip(1, ['o-1']), planTrip(2, ['o-2'], { vehicleId: 'v-2', beginsAt: MONDAY + 9 * HOUR })],
  planOrders: [planOrder('o-1', 'O-1'), planOrder('o-2', 'O-2')],
  locations,
  vehicleTypes: [{ ...LORRY, space: '20.000', weight: '5000.000' }],
  presence: [],
  canEdit: true,
  ...overrides,
});

/** The response to a change after which these are the trips. */
export const changeResult = (
  revision: number,
  planTrips: PlanTrip[],
  overrides: Partial<PlanChangeResult> = {},
): PlanChangeResult => ({
  revision,
  planTrips,
  tripIds: ['trip-1', 'trip-2'],
  planOrders: [],
  locations: [],
  unplanned: 2,
  inverse: [],
  ...overrides,
});
