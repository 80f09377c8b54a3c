import type { NamedRef, Page } from 'shared-contracts/common';
import type {
  Cargo,
  Contact,
  Contract,
  Location,
  Operation,
  Partner,
  VehicleType,
} from 'shared-contracts/identity/partners';
import type { Order, OrderRow } from 'shared-contracts/orders/orders';
import { HOUR } from 'shared-contracts/values/time';

/** 1 December 2030, 06:00 UTC: in the future. */
export const START = Date.UTC(2030, 11, 1, 6) / 1000;

const namedRef = (id: string, name: string): NamedRef => ({ id, name });
export const pageOf = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

export const fullLoad = namedRef('type-1', 'Full truck load');
export const lanka: Partner = { ...namedRef('partner-1', 'Lanka Transporters'), type: '3pl', status: 'active' };
export const yearly: Contract = {
  ...namedRef('contract-1', 'Lanka 2030'),
  partner: lanka,
  startDate: START,
  expireDate: null,
  currency: 'LKR',
  isConfirmed: true,
  isDisabled: false,
  isExpired: false,
};
export const nimal = namedRef('contact-1', 'Nimal Perera');
export const kamala = namedRef('contact-2', 'Kamala Silva');
export const dryGoods: Operation = { ...namedRef('operation-1', 'Dry goods'), approver1: nimal, approver2: kamala };
export const lorry: VehicleType = {
  ...namedRef('vehicle-type-1', '20 ft lorry'),
  averageSpace: '20',
  maxWeight: '5000',
  icon: 'truck',
};
export const tea: Cargo = {
  ...namedRef('cargo-1', 'Ceylon tea'),
  code: 'TEA',
  cargoType: namedRef('cargo-type-1', 'Food'),
  shippingUnit: 'Pallet',
  width: '1',
  height: '1.2',
  length: '1',
  weight: '400',
  actualSpace: '1.2',
  effectiveSpace: '1.5',
};
export const port: Location = {
  ...namedRef('location-1', 'Colombo Port'),
  city: 'Colombo',
  address: '1 Harbour Road, Colombo',
  latitude: 6.95,
  longitude: 79.85,
  geofenceType: 'circle',
  contacts: [nimal],
};
export const kandy: Location = {
  ...namedRef('location-2', 'Kandy Depot'),
  city: 'Kandy',
  address: '9 Hill Street, Kandy',
  latitude: 7.29,
  longitude: 80.63,
  geofenceType: 'circle',
  contacts: [kamala],
};
export const contact = ({ id, name }: NamedRef): Contact => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id,
    name,
    firstName,
    middleName: null,
    lastName,
    email: `${firstName}@example.lk`.toLowerCase(),
    phone: '+94 11 000 000',
  };
};

/** A saved, complete order without actions. */
export const orderRow = (overrides: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order-1',
  revision: 1,
  number: 'O-000104',
  reference: 'PO-77',
  stage: 'saved',
  orderType: fullLoad,
  organization: namedRef('organization-1', 'Ceylon Exports'),
  partner: namedRef(lanka.id, lanka.name),
  contract: namedRef(yearly.id, yearly.name),
  operation: namedRef(dryGoods.id, dryGoods.name),
  vehicleTypes: [namedRef(lorry.id, lorry.name)],
  totalWeight: '4000',
  totalSpace: '15',
  handshake: null,
  trip: null,
  isFlexible: true,
  isBackhaul: false,
  isArchived: false,
  createdBy: 'Saman Fernando',
  firstApproval: null,
  secondApproval: null,
  acknowledged: null,
  pickup: port.name,
  drop: kandy.name,
  stopCount: 2,
  places: [
    { name: port.name, kind: 'pickup' },
    { name: kandy.name, kind: 'drop' },
  ],
  pickupFrom: START,
  pickupTo: START + 2 * HOUR,
  deliveryFrom: START + 6 * HOUR,
  deliveryTo: START + 10 * HOUR,
  predictedDistance: '137.456',
  predictedCost: '12371.04',
  currency: 'LKR',
  createdAt: START - 100 * HOUR,
  actions: [],
  ...overrides,
});

const toStop = (
  { id, name, city, latitude, longitude, contacts = [] }: Location,
  kind: 'pickup' | 'drop',
): Order['stops'][number] => ({
  location: { id, name, city, latitude, longitude },
  contact: contacts[0] ?? null,
  kind,
  windowFrom: kind === 'pickup' ? START : START + 6 * HOUR,
  windowTo: kind === 'pickup' ? START + 2 * HOUR : START + 10 * HOUR,
  handlingMinutes: kind === 'pickup' ? 60 : 90,
  instructions: null,
  reference: null,
  items: [{ item: 0, quantity: 10, cargo: namedRef(tea.id, tea.name), deliveredQuantity: null, shortageReason: null }],
  explicit: { windowFrom: null, windowTo: null, handlingMinutes: null, items: [] },
});

export const order = (overrides: Partial<Order> = {}): Order => ({
  ...orderRow(),
  isDistanceEstimated: true,
  notificationContacts: [kamala],
  description: 'Keep dry',
  rejectedReason: null,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
  loadingMinutes: 60,
  unloadingMinutes: 90,
  cargoItems: [
    {
      packNumber: 'P-1',
      cargo: namedRef(tea.id, tea.name),
      quantity: 10,
      deliveredQuantity: null,
      shortageReason: null,
      weight: '4000',
      space: '15',
    },
  ],
  stops: [toStop(port, 'pickup'), toStop(kandy, 'drop')],
  waitsFor: null,
  related: [],
  ...overrides,
});
