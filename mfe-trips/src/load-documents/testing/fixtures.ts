import type {
  LoadingPlan,
  Manifest,
  LoadItem,
  DocumentTrip,
  LoadingPlanItem,
} from 'shared-contracts/trips/load-documents';
import { HOUR } from 'shared-contracts/values/time';

/** 1 December 2030, 06:00 UTC. */
export const PICKUP_AT = Date.UTC(2030, 11, 1, 6) / 1000;

export const trip: DocumentTrip = {
  id: 'trip-1',
  number: 'T-000104',
  reference: 'LOAD 1',
  stage: 'vehicleAssigned',
  organization: { id: 'org-1', name: 'Lanka Transporters' },
  vehicle: { id: 'vehicle-1', name: 'WP LJ-5290' },
  vehicleType: { id: 'type-1', name: '20 ft lorry' },
  requestedVehicleType: null,
  driver: { id: 'driver-1', name: 'Nimal Perera' },
  driverPhone: '+94 77 123 45 67',
  pickAt: PICKUP_AT,
  dropAt: PICKUP_AT + 6 * HOUR,
  estimatedDistance: '137.456',
  description: 'Keep dry',
};

const tea: LoadItem = {
  id: 'item-1',
  orderId: 'order-1',
  number: 'O-000001',
  packNumber: 'P-1',
  cargo: 'Ceylon tea',
  quantity: 1_200,
  weight: '4000.000',
  space: '15.000',
};
const rice: LoadItem = {
  id: 'item-2',
  orderId: 'order-2',
  number: 'O-000002',
  packNumber: null,
  cargo: 'Red rice',
  quantity: 5,
  weight: '250.500',
  space: '0.500',
};
const toTotals = ({ quantity, weight, space }: LoadItem) => ({ quantity, weight, space });
const noLoad = { quantity: 0, weight: '0.000', space: '0.000' };
const totalLoad = { quantity: 1_205, weight: '4250.500', space: '15.500' };

const buildStop = (position: number, name: string) => ({
  position,
  location: {
    id: `location-${position}`,
    name,
    city: name,
    latitude: 6.95,
    longitude: 79.85,
    address: `${position + 1} Main Street, ${name}`,
  },
  contact: null,
  plannedAt: PICKUP_AT + position * HOUR,
  windowFrom: PICKUP_AT + position * HOUR,
  windowTo: PICKUP_AT + (position + 1) * HOUR,
});
const port = {
  ...buildStop(0, 'Colombo Port'),
  contact: { id: 'contact-1', name: 'Kamala Silva', phone: '+94 71 000 11 22' },
};
const [kandy, jaffna] = [buildStop(1, 'Kandy Depot'), buildStop(2, 'Jaffna Depot')];

export const buildManifest = (overrides: Partial<Manifest> = {}): Manifest => ({
  trip,
  orders: 2,
  total: totalLoad,
  issuedAt: PICKUP_AT,
  stops: [
    {
      ...port,
      picked: totalLoad,
      dropped: noLoad,
      orders: [
        { id: 'order-1', number: 'O-000001', reference: 'PO 7', what: 'pick', items: [tea], load: toTotals(tea) },
        { id: 'order-2', number: 'O-000002', reference: null, what: 'pick', items: [rice], load: toTotals(rice) },
      ],
    },
    {
      ...kandy,
      picked: noLoad,
      dropped: toTotals(tea),
      orders: [
        { id: 'order-1', number: 'O-000001', reference: 'PO 7', what: 'drop', items: [tea], load: toTotals(tea) },
        { id: 'order-2', number: 'O-000002', reference: null, what: 'partDrop', items: [], load: noLoad },
      ],
    },
    {
      ...jaffna,
      picked: noLoad,
      dropped: toTotals(rice),
      orders: [
        { id: 'order-2', number: 'O-000002', reference: null, what: 'drop', items: [rice], load: toTotals(rice) },
      ],
    },
  ],
  ...overrides,
});

const deepItem: LoadingPlanItem = { ...rice, place: 1, pickAt: 0, dropAt: 2, isBehind: false };
const nearItem: LoadingPlanItem = { ...tea, place: 2, pickAt: 0, dropAt: 1, isBehind: false };

export const buildLoadingPlan = (overrides: Partial<LoadingPlan> = {}): LoadingPlan => ({
  trip,
  capacity: { space: '31.000', weight: '5000.000' },
  total: totalLoad,
  issuedAt: PICKUP_AT,
  steps: [
    {
      ...port,
      load: [deepItem, nearItem],
      unload: [],
      loaded: totalLoad,
      unloaded: noLoad,
      aboard: totalLoad,
      utilization: { space: '50.0', weight: '85.0' },
    },
    {
      ...kandy,
      load: [],
      unload: [nearItem],
      loaded: noLoad,
      unloaded: toTotals(tea),
      aboard: toTotals(rice),
      utilization: { space: '1.6', weight: '5.0' },
    },
    {
      ...jaffna,
      load: [],
      unload: [deepItem],
      loaded: noLoad,
      unloaded: toTotals(rice),
      aboard: noLoad,
      utilization: { space: '0.0', weight: '0.0' },
    },
  ],
  ...overrides,
});

/** A plan with an item that goes behind cargo already on board. */
export const buildBlockedPlan = () => {
  const { steps } = buildLoadingPlan();
  return buildLoadingPlan({
    capacity: null,
    steps: steps.map((step, index) =>
      index === 0 ? { ...step, load: [{ ...deepItem, isBehind: true }, nearItem], utilization: null } : step,
    ),
  });
};
