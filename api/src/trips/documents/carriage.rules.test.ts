import type { Order } from 'shared-contracts/orders/orders';
import { toCarriage } from './carriage.rules.ts';

const item = { item: 0, quantity: 60 };
const order = {
  id: 'o',
  number: 'O-12',
  partner: { id: 'p', name: 'Lanka' },
  organization: { id: 'h', name: 'Harvest' },
  pickupFrom: 100,
  cargoItems: [{ quantity: 60, cargo: { id: 'tea', name: 'Tea' } }],
  stops: [
    {
      location: { id: 'port', name: 'Port' },
      contact: { id: 'amal', name: 'Amal' },
      kind: 'pickup',
      windowFrom: 100,
      windowTo: 200,
      items: [item],
      instructions: 'Gate 3',
      reference: 'PO 7',
    },
    {
      location: { id: 'kandy', name: 'Kandy' },
      contact: null,
      kind: 'drop',
      windowFrom: null,
      windowTo: 900,
      items: [],
      instructions: null,
      reference: null,
    },
  ],
} as unknown as Order;

test('an order without a trip is carried by its partner, from its pickup on', () => {
  const carriage = toCarriage(order, new Map([['port', { address: '1 Quay' }]]), new Map([['amal', { phone: '077' }]]));
  expect(carriage).toMatchObject({
    number: 'O-12',
    organization: { name: 'Lanka' },
    vehicle: null,
    driver: null,
    driverPhone: null,
    pickAt: 100,
    orderList: [
      {
        id: 'o',
        number: 'O-12',
        cargoItems: [{ id: 'o 0', quantity: 60, cargo: { name: 'Tea' }, isDelivered: false }],
      },
    ],
  });
  expect(carriage.stops).toEqual([
    {
      position: 0,
      location: { id: 'port', name: 'Port', address: '1 Quay' },
      contact: { id: 'amal', name: 'Amal', phone: '077' },
      plannedAt: null,
      windowFrom: 100,
      windowTo: 200,
      orders: [{ id: 'o', what: 'pick', stop: 0, items: [item], instructions: 'Gate 3', reference: 'PO 7' }],
    },
    {
      position: 1,
      location: { id: 'kandy', name: 'Kandy', address: '' },
      contact: null,
      plannedAt: null,
      windowFrom: null,
      windowTo: 900,
      orders: [{ id: 'o', what: 'drop', stop: 1, items: [], instructions: null, reference: null }],
    },
  ]);
});

test('a contact that is gone has no phone', () => {
  expect(toCarriage(order, new Map(), new Map()).stops[0]?.contact).toMatchObject({ name: 'Amal', phone: null });
});
