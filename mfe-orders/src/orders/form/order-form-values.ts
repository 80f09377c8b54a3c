import type { Order, OrderInput } from 'shared-contracts/orders';

export const emptyCargoItem: OrderInput['cargoItems'][number] = { packNumber: null, cargoId: '', quantity: 1 };
export const emptyStop: OrderInput['stops'][number] = { locationId: '', contactId: null };

/** A new order: a row of cargo, a pickup and a drop to fill in. */
export const newOrder: Partial<OrderInput> = { cargoItems: [emptyCargoItem], stops: [emptyStop, emptyStop] };

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** The order as the form edits it. */
export const valuesOf = ({
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
  vehicleTypeIds: ids(vehicleTypes),
  notificationContactIds: ids(notificationContacts),
  cargoItems:
    cargoItems.length > 0 ? cargoItems.map(({ cargo, ...item }) => ({ ...item, cargoId: cargo.id })) : [emptyCargoItem],
  stops: [
    ...stops.map(({ location, contact }) => ({ locationId: location.id, contactId: contact?.id ?? null })),
    emptyStop,
    emptyStop,
  ].slice(0, Math.max(2, stops.length)),
});

/** What is sent: rows in which nothing was chosen and dates of no cutoff are left out. */
export const inputOf = ({ cargoItems, stops, ...order }: OrderInput): OrderInput => ({
  ...order,
  ...(order.cutoffOption === 'none' && { cutoffFrom: null, cutoffTo: null }),
  cargoItems: cargoItems.filter(({ cargoId }) => cargoId),
  stops: stops.filter(({ locationId }) => locationId),
});
