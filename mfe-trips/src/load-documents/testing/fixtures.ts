import type { LoadingPlan, Manifest, PaperItem, PaperTrip, PlacedItem } from 'shared-contracts/trip-papers';

/** 1 December 2030, 06:00 UTC. */
export const DAY = Date.UTC(2030, 11, 1, 6) / 1000;
const HOUR = 3600;

export const trip: PaperTrip = {
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
  pickAt: DAY,
  dropAt: DAY + 6 * HOUR,
  estimatedDistance: '137.456',
  description: 'Keep dry',
};

const tea: PaperItem = {
  id: 'item-1',
  orderId: 'order-1',
  number: 'O-000001',
  packNumber: 'P-1',
  cargo: 'Ceylon tea',
  quantity: 1_200,
  weight: '4000.000',
  space: '15.000',
};
const rice: PaperItem = {
  id: 'item-2',
  orderId: 'order-2',
  number: 'O-000002',
  packNumber: null,
  cargo: 'Red rice',
  quantity: 5,
  weight: '250.500',
  space: '0.500',
};
const loadOf = ({ quantity, weight, space }: PaperItem) => ({ quantity, weight, space });
const none = { quantity: 0, weight: '0.000', space: '0.000' };
const both = { quantity: 1_205, weight: '4250.500', space: '15.500' };

const stopAt = (position: number, name: string) => ({
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
  plannedAt: DAY + position * HOUR,
  windowFrom: DAY + position * HOUR,
  windowTo: DAY + (position + 1) * HOUR,
});
const port = {
  ...stopAt(0, 'Colombo Port'),
  contact: { id: 'contact-1', name: 'Kamala Silva', phone: '+94 71 000 11 22' },
};
const [kandy, jaffna] = [stopAt(1, 'Kandy Depot'), stopAt(2, 'Jaffna Depot')];

export const manifest = (over: Partial<Manifest> = {}): Manifest => ({
  trip,
  orders: 2,
  total: both,
  issuedAt: DAY,
  stops: [
    {
      ...port,
      picked: both,
      dropped: none,
      orders: [
        { id: 'order-1', number: 'O-000001', reference: 'PO 7', what: 'pick', items: [tea], load: loadOf(tea) },
        { id: 'order-2', number: 'O-000002', reference: null, what: 'pick', items: [rice], load: loadOf(rice) },
      ],
    },
    {
      ...kandy,
      picked: none,
      dropped: loadOf(tea),
      orders: [
        { id: 'order-1', number: 'O-000001', reference: 'PO 7', what: 'drop', items: [tea], load: loadOf(tea) },
        { id: 'order-2', number: 'O-000002', reference: null, what: 'partDrop', items: [], load: none },
      ],
    },
    {
      ...jaffna,
      picked: none,
      dropped: loadOf(rice),
      orders: [{ id: 'order-2', number: 'O-000002', reference: null, what: 'drop', items: [rice], load: loadOf(rice) }],
    },
  ],
  ...over,
});

const deep: PlacedItem = { ...rice, place: 1, pickAt: 0, dropAt: 2, isBehind: false };
const near: PlacedItem = { ...tea, place: 2, pickAt: 0, dropAt: 1, isBehind: false };

export const loadingPlan = (over: Partial<LoadingPlan> = {}): LoadingPlan => ({
  trip,
  capacity: { space: '31.000', weight: '5000.000' },
  total: both,
  issuedAt: DAY,
  steps: [
    {
      ...port,
      load: [deep, near],
      unload: [],
      loaded: both,
      unloaded: none,
      aboard: both,
      utilization: { space: '50.0', weight: '85.0' },
    },
    {
      ...kandy,
      load: [],
      unload: [near],
      loaded: none,
      unloaded: loadOf(tea),
      aboard: loadOf(rice),
      utilization: { space: '1.6', weight: '5.0' },
    },
    {
      ...jaffna,
      load: [],
      unload: [deep],
      loaded: none,
      unloaded: loadOf(rice),
      aboard: none,
      utilization: { space: '0.0', weight: '0.0' },
    },
  ],
  ...over,
});

/** A later stop takes in what goes behind what is there. */
export const blockedPlan = () => {
  const { steps } = loadingPlan();
  return loadingPlan({
    capacity: null,
    steps: steps.map((step, i) =>
      i === 0 ? { ...step, load: [{ ...deep, isBehind: true }, near], utilization: null } : step,
    ),
  });
};
