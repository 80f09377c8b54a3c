import { CUTOFF_OPTIONS, OrderInput } from 'shared-contracts/orders/orders';
import {
  findLoadItems,
  loadProblems,
  mergeInput,
  prepareOrders,
  scheduleProblems,
  publishOrderListChanged,
  totalLoad,
} from '../orders/public.ts';
import { needs } from '../platform/access/needs.ts';
import {
  readNames,
  readCargoItems,
  readDateTime,
  readDuration,
  readFlag,
  readPackNumbers,
  readServices,
  readStops,
  readText,
  cargoReferences,
  referenceTo,
  referencesTo,
  readName,
  readOption,
  stopReferences,
} from './cell-readers.rules.ts';
import type { ImportColumn } from './columns.rules.ts';
import type { Importer } from './importer.ts';
import { findOrderWarnings } from './order-warnings.ts';

const DATE_TIME = { read: readDateTime, format: 'dateTime' } as const;
const DURATION = { read: readDuration, format: 'duration' } as const;
const FLAG = { read: readFlag, format: 'yesNo' } as const;

/** Partners may use the same contract name, so the contract must belong to the partner of the row. */
const readContract: ImportColumn['read'] = (text, { find, cell }) => {
  const partner = find('partner', cell('Partner').trim());
  return find('contract', text, 'value' in partner ? partner.value : undefined);
};

const COLUMNS: readonly ImportColumn[] = [
  { title: 'Reference', field: 'reference', read: readText, format: 'text', example: 'PO 4711' },
  {
    title: 'Order type',
    field: 'orderTypeId',
    isRequired: true,
    read: readName('orderType'),
    references: referenceTo('orderType'),
    format: 'name',
    example: 'Import',
  },
  {
    title: 'Partner',
    field: 'partnerId',
    isRequired: true,
    read: readName('partner'),
    references: referenceTo('partner'),
    format: 'name',
    example: 'Lanka Carriers',
    width: 24,
  },
  {
    title: 'Contract',
    field: 'contractId',
    isRequired: true,
    read: readContract,
    references: referenceTo('contract'),
    format: 'name',
    example: 'General 2026',
    width: 24,
  },
  {
    title: 'Operation',
    field: 'operationId',
    isRequired: true,
    read: readName('operation'),
    references: referenceTo('operation'),
    format: 'name',
    example: 'Port to depot',
  },
  {
    title: 'Vehicle types',
    field: 'vehicleTypeIds',
    read: readNames('vehicleType'),
    references: referencesTo('vehicleType'),
    format: 'names',
    example: 'Lorry 20 ft;Lorry 40 ft',
    width: 24,
  },
  { title: 'Flexible', field: 'isFlexible', ...FLAG, example: 'yes' },
  { title: 'Backhaul', field: 'isBackhaul', ...FLAG, example: 'no' },
  {
    title: 'Notification contacts',
    field: 'notificationContactIds',
    read: readNames('contact'),
    references: referencesTo('contact'),
    format: 'names',
    example: 'Amal Perera;Nimal Silva',
    width: 28,
  },
  { title: 'Description', field: 'description', read: readText, format: 'text', example: 'Keep dry', width: 30 },
  { title: 'Pickup from', field: 'pickupFrom', ...DATE_TIME, example: '2026-12-01 08:00' },
  { title: 'Pickup to', field: 'pickupTo', ...DATE_TIME, example: '2026-12-01 10:00' },
  { title: 'Delivery from', field: 'deliveryFrom', ...DATE_TIME, example: '2026-12-01 14:00' },
  { title: 'Delivery to', field: 'deliveryTo', ...DATE_TIME, example: '2026-12-01 18:00' },
  {
    title: 'Cutoff option',
    field: 'cutoffOption',
    read: readOption(CUTOFF_OPTIONS),
    format: 'cutoffOption',
    example: 'none',
  },
  { title: 'Cutoff from', field: 'cutoffFrom', ...DATE_TIME, example: '' },
  { title: 'Cutoff to', field: 'cutoffTo', ...DATE_TIME, example: '' },
  { title: 'Loading duration', field: 'loadingMinutes', ...DURATION, example: '00:30' },
  { title: 'Unloading duration', field: 'unloadingMinutes', ...DURATION, example: '01:15' },
  {
    title: 'Cargo',
    field: 'cargoItems',
    read: readCargoItems,
    references: cargoReferences,
    format: 'cargo',
    example: 'Tea chests,20;Pallets of rice,4',
    width: 34,
  },
  { title: 'Pack numbers', field: 'packNumbers', read: readPackNumbers, format: 'packs', example: 'P1;P2' },
  {
    title: 'Stops',
    field: 'stops',
    read: readStops,
    references: stopReferences,
    format: 'stops',
    example: 'Port gate 4,Amal Perera;Kandy depot',
    width: 40,
  },
  {
    title: 'Services',
    field: 'services',
    read: readServices,
    format: 'services',
    example: 'Tail lift,2;Second driver,1.5',
    width: 28,
  },
];

/** Loads the measures of all cargos with one query. */
const validateOrders: Importer<OrderInput>['validate'] = async ({ db, now }, _organizationId, inputs) => {
  const items = await findLoadItems(db, inputs);
  const currentTime = now();
  return inputs.map((input, i) => ({
    ...scheduleProblems(mergeInput(input, {}), currentTime),
    ...loadProblems(totalLoad(items[i] ?? [])),
  }));
};

export const orderImporter: Importer<OrderInput> = {
  subject: 'order',
  path: 'orders',
  access: needs('order', 'write'),
  sheetName: 'Orders',
  columns: COLUMNS,
  schema: OrderInput,
  failureMessage: 'There is a problem when creating this order',
  validate: validateOrders,
  warn: findOrderWarnings,
  prepare: prepareOrders,
  publishChange: publishOrderListChanged,
};
