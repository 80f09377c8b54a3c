import type { OrderTemplate } from 'shared-contracts/orders/order-templates';
import type { OrderInput } from 'shared-contracts/orders/orders';
import { emptyCargoItem, toFormStops } from '../form/order-form-values.ts';
import { toPieceFloor, type ReferenceRecords } from '../form/reference-data.tsx';

export function toFormValues(template: OrderTemplate): OrderInput {
  const {
    id: _id,
    revision: _revision,
    name: _name,
    timeZone: _timeZone,
    orderType: _orderType,
    partner: _partner,
    pickup: _pickup,
    drop: _drop,
    createdAt: _createdAt,
    createdBy: _createdBy,
    actions: _actions,
    day: _day,
    records: _records,
    ...order
  } = template;
  const { cargoItems, stops } = order;
  return {
    ...order,
    cargoItems: cargoItems.length > 0 ? cargoItems : [emptyCargoItem],
    stops: toFormStops(stops, cargoItems.length),
    services: order.services ?? [],
  };
}

export const collectTemplateRecords = ({ records }: OrderTemplate): ReferenceRecords =>
  Object.fromEntries(
    records.map(({ id, name, piece, position }) => [
      id,
      {
        name,
        ...(piece && { piece: { weight: Number(piece.weight), space: Number(piece.space), ...toPieceFloor(piece) } }),
        ...(position && { position: [position.latitude, position.longitude] as const }),
      },
    ]),
  );
