import type { Named, Page } from 'shared-contracts/common';
import type { Cargo, Contact, Contract, Location, Operation, Partner, VehicleType } from 'shared-contracts/network';
import type { Order, OrderRow } from 'shared-contracts/orders';

/** 1 December 2030, 06:00 UTC: far enough for "in the future" to hold. */
export const DAY = Date.UTC(2030, 11, 1, 6) / 1000;
const HOUR = 3600;

const named = (id: string, name: string): Named => ({ id, name });
export const pageOf = <T>(...items: T[]): Page<T> => ({ items, total: items.length, page: 1, limit: 20 });

export const fullLoad = named('type-1', 'Full truck load');
export const lanka: Partner = { ...named('partner-1', 'Lanka Transporters'), type: '3pl', status: 'active' };
export const yearly: Contract = {
  ...named('contract-1', 'Lanka 2030'),
  partner: lanka,
  startDate: DAY,
  expireDate: null,
  currency: 'LKR',
  isConfirmed: true,
  isDisabled: false,
  isExpired: false,
};
export const nimal = named('contact-1', 'Nimal Perera');
export const kamala = named('contact-2', 'Kamala Silva');
export const dryGoods: Operation = { ...named('operation-1', 'Dry goods'), approver1: nimal, approver2: kamala };
export const lorry: VehicleType = {
  ...named('vehicle-type-1', '20 ft lorry'),
  averageSpace: '20',
  maxWeight: '5000',
  icon: 'truck',
};
export const tea: Cargo = {
  ...named('cargo-1', 'Ceylon tea'),
  code: 'TEA',
  cargoType: named('cargo-type-1', 'Food'),
  shippingUnit: 'Pallet',
  width: '1',
  height: '1.2',
  length: '1',
  weight: '400',
  actualSpace: '1.2',
  effectiveSpace: '1.5',
};
export const port: Location = {
  ...named('location-1', 'Colombo Port'),
  city: 'Colombo',
  address: '1 Harbour Road, Colombo',
  latitude: 6.95,
  longitude: 79.85,
  geofenceType: 'circle',
  contacts: [nimal],
};
export const kandy: Location = {
  ...named('location-2', 'Kandy Depot'),
  city: 'Kandy',
  address: '9 Hill Street, Kandy',
  latitude: 7.29,
  longitude: 80.63,
  geofenceType: 'circle',
  contacts: [kamala],
};
export const contact = ({ id, name }: Named): Contact => {
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

/** A row of the list: saved, whole, without actions unless given. */
export const orderRow = (over: Partial<OrderRow> = {}): OrderRow => ({
  id: 'order-1',
  number: 'O-000104',
  reference: 'PO-77',
  stage: 'saved',
  orderType: fullLoad,
  organization: named('organization-1', 'Ceylon Exports'),
  partner: named(lanka.id, lanka.name),
  contract: named(yearly.id, yearly.name),
  operation: named(dryGoods.id, dryGoods.name),
  vehicleTypes: [named(lorry.id, lorry.name)],
  totalWeight: '4000',
  totalSpace: '15',
  trip: null,
  isFlexible: true,
  isBackhaul: false,
  isArchived: false,
  createdBy: 'Saman Fernando',
  firstApproval: null,
  secondApproval: null,
  pickup: port.name,
  drop: kandy.name,
  pickupFrom: DAY,
  pickupTo: DAY + 2 * HOUR,
  deliveryFrom: DAY + 6 * HOUR,
  deliveryTo: DAY + 10 * HOUR,
  predictedDistance: '137.456',
  predictedCost: '12371.04',
  currency: 'LKR',
  createdAt: DAY - 100 * HOUR,
  actions: [],
  ...over,
});

const stopAt = ({ id, name, city, latitude, longitude, contacts = [] }: Location) => ({
  location: { id, name, city, latitude, longitude },
  contact: contacts[0] ?? null,
});

export const order = (over: Partial<Order> = {}): Order => ({
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
      cargo: named(tea.id, tea.name),
      quantity: 10,
      deliveredQuantity: null,
      shortageReason: null,
      weight: '4000',
      space: '15',
    },
  ],
  stops: [stopAt(port), stopAt(kandy)],
  waitsFor: null,
  ...over,
});
