import type { OrderTemplate, OrderTemplateRow } from 'shared-contracts/orders/order-templates';
import { HOUR } from 'shared-contracts/values/time';
import { START, dryGoods, fullLoad, kandy, lanka, lorry, port, tea, yearly } from './orders.fixtures.ts';

export const templateRow: OrderTemplateRow = {
  id: 'template-1',
  revision: 1,
  name: 'Tea to Kandy',
  timeZone: 'Asia/Colombo',
  orderType: fullLoad,
  partner: { id: lanka.id, name: lanka.name },
  pickup: port.name,
  drop: kandy.name,
  createdAt: START,
  createdBy: 'Saman Fernando',
  actions: ['use', 'edit', 'delete'],
};

const nameOnly = ({ id, name }: { id: string; name: string }) => ({ id, name, piece: null, position: null });

export const template: OrderTemplate = {
  ...templateRow,
  day: '2030-12-01',
  reference: null,
  orderTypeId: fullLoad.id,
  partnerId: lanka.id,
  contractId: yearly.id,
  operationId: dryGoods.id,
  vehicleTypeIds: [lorry.id],
  isFlexible: true,
  isBackhaul: false,
  notificationContactIds: [],
  description: 'Keep dry',
  pickupFrom: START,
  pickupTo: START + 2 * HOUR,
  deliveryFrom: START + 6 * HOUR,
  deliveryTo: START + 10 * HOUR,
  cutoffOption: 'none',
  cutoffFrom: null,
  cutoffTo: null,
  loadingMinutes: 60,
  unloadingMinutes: 90,
  cargoItems: [{ packNumber: null, cargoId: tea.id, quantity: 10 }],
  stops: [
    { locationId: port.id, contactId: null },
    { locationId: kandy.id, contactId: null },
  ],
  records: [
    ...[fullLoad, lanka, yearly, dryGoods, lorry].map(nameOnly),
    { id: tea.id, name: tea.name, piece: { weight: '400', space: '1.5' }, position: null },
    ...[port, kandy].map(({ id, name, latitude, longitude }) => ({
      id,
      name,
      piece: null,
      position: { latitude, longitude },
    })),
  ],
};
