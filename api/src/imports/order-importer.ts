import { CUTOFF_OPTIONS, OrderInput } from 'shared-contracts/orders';
import { loadProblems, totalLoad } from '../orders/load.rules.ts';
import { mergedInput } from '../orders/order-input.rules.ts';
import { tellLists } from '../orders/order-news.ts';
import { readyOrders } from '../orders/order-saves.ts';
import { loadItems } from '../orders/order.store.ts';
import { scheduleProblems } from '../orders/schedule.rules.ts';
import { needs } from '../platform/needs.ts';
import {
  allNamed,
  asCargoItems,
  asDateTime,
  asDuration,
  asFlag,
  asPackNumbers,
  asStops,
  asText,
  cargoMentions,
  mentionOf,
  mentionsOf,
  named,
  oneOf,
  stopMentions,
} from './cells.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import type { Subject } from './subject.ts';

const MOMENT = { read: asDateTime, format: 'dateTime' } as const;
const DURATION = { read: asDuration, format: 'duration' } as const;
const FLAG = { read: asFlag, format: 'yesNo' } as const;

/** Two partners may have given a contract the same name: the one with the partner of the row is meant. */
const asContract: ImportColumn['read'] = (text, { find, cell }) => {
  const partner = find('partner', cell('Partner').trim());
  return find('contract', text, 'value' in partner ? partner.value : undefined);
};

const COLUMNS: readonly ImportColumn[] = [
  { title: 'Reference', field: 'reference', read: asText, format: 'text', example: 'PO 4711' },
  {
    title: 'Order type',
    field: 'orderTypeId',
    isRequired: true,
    read: named('orderType'),
    mentions: mentionOf('orderType'),
    format: 'name',
    example: 'Import',
  },
  {
    title: 'Partner',
    field: 'partnerId',
    isRequired: true,
    read: named('partner'),
    mentions: mentionOf('partner'),
    format: 'name',
    example: 'Lanka Carriers',
    width: 24,
  },
  {
    title: 'Contract',
    field: 'contractId',
    isRequired: true,
    read: asContract,
    mentions: mentionOf('contract'),
    format: 'name',
    example: 'General 2026',
    width: 24,
  },
  {
    title: 'Operation',
    field: 'operationId',
    isRequired: true,
    read: named('operation'),
    mentions: mentionOf('operation'),
    format: 'name',
    example: 'Port to depot',
  },
  {
    title: 'Vehicle types',
    field: 'vehicleTypeIds',
    read: allNamed('vehicleType'),
    mentions: mentionsOf('vehicleType'),
    format: 'names',
    example: 'Lorry 20 ft;Lorry 40 ft',
    width: 24,
  },
  { title: 'Flexible', field: 'isFlexible', ...FLAG, example: 'yes' },
  { title: 'Backhaul', field: 'isBackhaul', ...FLAG, example: 'no' },
  {
    title: 'Notification contacts',
    field: 'notificationContactIds',
    read: allNamed('contact'),
    mentions: mentionsOf('contact'),
    format: 'names',
    example: 'Amal Perera;Nimal Silva',
    width: 28,
  },
  { title: 'Description', field: 'description', read: asText, format: 'text', example: 'Keep dry', width: 30 },
  { title: 'Pickup from', field: 'pickupFrom', ...MOMENT, example: '2026-12-01 08:00' },
  { title: 'Pickup to', field: 'pickupTo', ...MOMENT, example: '2026-12-01 10:00' },
  { title: 'Delivery from', field: 'deliveryFrom', ...MOMENT, example: '2026-12-01 14:00' },
  { title: 'Delivery to', field: 'deliveryTo', ...MOMENT, example: '2026-12-01 18:00' },
  {
    title: 'Cutoff option',
    field: 'cutoffOption',
    read: oneOf(CUTOFF_OPTIONS),
    format: 'cutoffOption',
    example: 'none',
  },
  { title: 'Cutoff from', field: 'cutoffFrom', ...MOMENT, example: '' },
  { title: 'Cutoff to', field: 'cutoffTo', ...MOMENT, example: '' },
  { title: 'Loading duration', field: 'loadingMinutes', ...DURATION, example: '00:30' },
  { title: 'Unloading duration', field: 'unloadingMinutes', ...DURATION, example: '01:15' },
  {
    title: 'Cargo',
    field: 'cargoItems',
    read: asCargoItems,
    mentions: cargoMentions,
    format: 'cargo',
    example: 'Tea chests,20;Pallets of rice,4',
    width: 34,
  },
  { title: 'Pack numbers', field: 'packNumbers', read: asPackNumbers, format: 'packs', example: 'P1;P2' },
  {
    title: 'Stops',
    field: 'stops',
    read: asStops,
    mentions: stopMentions,
    format: 'stops',
    example: 'Port gate 4,Amal Perera;Kandy depot',
    width: 40,
  },
];

/** With the measures of every cargo asked for once. */
const check: Subject<OrderInput>['check'] = async ({ db, now }, _organizationId, inputs) => {
  const items = await loadItems(db, inputs);
  const at = now();
  return inputs.map((input, i) => ({
    ...scheduleProblems(mergedInput(input, {}), at),
    ...loadProblems(totalLoad(items[i] ?? [])),
  }));
};

export const ORDERS: Subject<OrderInput> = {
  name: 'order',
  path: 'orders',
  access: needs('order', 'write'),
  sheet: 'Orders',
  columns: COLUMNS,
  schema: OrderInput,
  failure: 'There is a problem when creating this order',
  check,
  ready: readyOrders,
  tell: tellLists,
};
