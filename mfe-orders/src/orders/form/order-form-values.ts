import type { Order, OrderInput } from 'shared-contracts/orders/orders';

export const emptyCargoItem: OrderInput['cargoItems'][number] = { packNumber: null, cargoId: '', quantity: 1 };
export const emptyStop: OrderInput['stops'][number] = { locationId: '', contactId: null };

/** A new order with an empty cargo item, pickup and drop. */
export const newOrderValues: Partial<OrderInput> = {
  cargoItems: [emptyCargoItem],
  stops: [{ ...emptyStop }, { ...emptyStop }], // copies, because Formik marks an object only once as touched
};

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

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
  stops: [
    ...stops.map(({ location, contact }) => ({ locationId: location.id, contactId: contact?.id ?? null })),
    { ...emptyStop },
    { ...emptyStop },
  ].slice(0, Math.max(2, stops.length)),
});

/** Omits empty rows, and the cutoff dates if there is no cutoff. */
export const toOrderInput = ({ cargoItems, stops, ...order }: OrderInput): OrderInput => ({
  ...order,
  ...(order.cutoffOption === 'none' && { cutoffFrom: null, cutoffTo: null }),
  cargoItems: cargoItems.filter(({ cargoId }) => cargoId),
  stops: stops.filter(({ locationId }) => locationId),
});
