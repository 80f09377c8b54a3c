import type { Order, OrderInput } from 'shared-contracts/orders/orders';
import { listKinds, toSentStops, type StopValues } from './stops.rules.ts';

export const emptyCargoItem: OrderInput['cargoItems'][number] = { packNumber: null, cargoId: '', quantity: 1 };
export const emptyStop: StopValues = {
  locationId: '',
  contactId: null,
  kind: null,
  windowFrom: null,
  windowTo: null,
  handlingMinutes: null,
  instructions: null,
  reference: null,
  items: [],
};

/** A new order with an empty cargo item, pickup and drop. */
export const newOrderValues: Partial<OrderInput> = {
  cargoItems: [emptyCargoItem],
  stops: [{ ...emptyStop }, { ...emptyStop }], // copies, because Formik marks an object only once as touched
};

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Quantities have an entry per cargo item, in their order. */
const toFormItems = (items: StopValues['items'], cargoCount: number): StopValues['items'] =>
  items && items.length > 0
    ? Array.from({ length: cargoCount }, (_, item) => ({
        item,
        quantity: items.find((part) => part.item === item)?.quantity ?? 0,
      }))
    : [];

/** A single pickup is not marked, so that it becomes a drop when another stop is moved before it. */
function unmarkSinglePickup(stops: StopValues[]): StopValues[] {
  const hasSeveral = stops.filter(({ kind }) => kind === 'pickup').length > 1;
  return hasSeveral ? stops : stops.map((stop) => ({ ...stop, kind: null }));
}

const MIN_STOPS = 2;

/** The stops of a stored order or template as the form has them: at least two, with quantities by cargo item. */
export const toFormStops = (stops: readonly StopValues[], cargoCount: number): StopValues[] => [
  ...unmarkSinglePickup(
    listKinds(stops).map((kind, position) => ({
      ...emptyStop,
      ...stops[position],
      kind,
      items: toFormItems(stops[position]?.items, cargoCount),
    })),
  ),
  ...Array.from({ length: Math.max(0, MIN_STOPS - stops.length) }, () => ({ ...emptyStop })),
];

const toStopInput = ({
  location,
  contact,
  kind,
  instructions,
  reference,
  explicit,
}: Order['stops'][number]): StopValues => ({
  locationId: location.id,
  contactId: contact?.id ?? null,
  kind,
  ...explicit,
  instructions,
  reference,
});

export const toFormValues = ({
  orderType,
  partner,
  contract,
  operation,
  vehicleTypes,
  notificationContacts,
  cargoItems,
  stops,
  ...order
}: Order): Partial<OrderInput> => ({
  ...order,
  orderTypeId: orderType.id,
  partnerId: partner.id,
  contractId: contract.id,
  operationId: operation.id,
  vehicleTypeIds: toIds(vehicleTypes),
  notificationContactIds: toIds(notificationContacts),
  cargoItems:
    cargoItems.length > 0 ? cargoItems.map(({ cargo, ...item }) => ({ ...item, cargoId: cargo.id })) : [emptyCargoItem],
  stops: toFormStops(stops.map(toStopInput), cargoItems.length),
  services: order.services ?? [],
});

/** Omits empty rows, and the cutoff dates if there is no cutoff. */
export const toOrderInput = ({ cargoItems, stops, ...order }: OrderInput): OrderInput => ({
  ...order,
  ...(order.cutoffOption === 'none' && { cutoffFrom: null, cutoffTo: null }),
  cargoItems: cargoItems.filter(({ cargoId }) => cargoId),
  stops: toSentStops({ cargoItems, stops }),
});
