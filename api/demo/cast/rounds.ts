import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { HOUR } from '../builders/context.ts';
import type { Builders } from '../builders.ts';
import type { Cast } from './cast.ts';
import { atHour, inOffice } from './dates.ts';

const ROUNDS: readonly { stage: OrderStage; inDays: number; sacks: number; cartons: number }[] = [
  { stage: 'validated', inDays: 2, sacks: 40, cartons: 120 },
  { stage: 'validated', inDays: 3, sacks: 60, cartons: 80 },
  { stage: 'pendingValidation', inDays: 5, sacks: 30, cartons: 160 },
  { stage: 'saved', inDays: 6, sacks: 50, cartons: 100 },
];

/** Tea from two estates to two stores: each stop has its own window and cargo. */
export async function roundOrders(build: Builders, now: number, cast: Cast, count: () => number) {
  const { catalogue, companies, contracts, locations, operations, people } = cast;
  const places = locations.harvest;
  for (const { stage, inDays, sacks, cartons } of ROUNDS) {
    const pickupFrom = atHour(now, inDays, 6);
    await build.order({
      number: `#${count()}`,
      organizationId: companies.harvest.id,
      partnerId: companies.serendib.id,
      contractId: contracts.island.id,
      operationId: operations.teaExport.id,
      orderTypeId: catalogue.orderTypes.get('EXP') ?? '',
      createdBy: people.planner.id,
      vehicleTypeIds: [catalogue.vehicleTypes['Lorry 20 ft'].id],
      stage,
      reachedAt: inOffice(now - HOUR * inDays),
      pickupFrom,
      deliveryFrom: pickupFrom + 9 * HOUR,
      deliveryTo: pickupFrom + 12 * HOUR,
      description: 'Collect from both estates before the run to Colombo',
      cargoItems: [
        { cargoId: catalogue.cargos.get('TEA-SACK') ?? '', quantity: sacks },
        { cargoId: catalogue.cargos.get('TEA-CTN') ?? '', quantity: cartons },
      ],
      stops: [
        places['Hatton tea factory'],
        {
          ...places['Talawakele estate'],
          kind: 'pickup',
          windowFrom: pickupFrom + 2 * HOUR,
          windowTo: pickupFrom + 4 * HOUR,
          handlingMinutes: 30,
          instructions: 'Weigh at the gate before loading',
          reference: `TK-${sacks}${cartons}`,
          items: [{ item: 1, quantity: cartons }],
        },
        {
          ...places['Mattakkuliya blending hall'],
          windowFrom: pickupFrom + 7 * HOUR,
          windowTo: pickupFrom + 11 * HOUR,
          handlingMinutes: 45,
          items: [{ item: 0, quantity: sacks / 2 }],
        },
        places['Port of Colombo, export gate'],
      ],
    });
  }
}
