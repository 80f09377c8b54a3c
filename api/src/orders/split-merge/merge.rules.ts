import type { OrderInput } from 'shared-contracts/orders/orders';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import {
  CARGO_ITEM_LIMITS,
  MINUTES_RANGE,
  ORDER_LIMITS,
  ORDER_STOP_LIMITS,
} from 'shared-contracts/values/field-limits';
import type { SplitMergeProblemCode } from 'shared-contracts/values/orders/split-merge';
import { decimal } from '../../platform/values/money.ts';
import { allocateCargo, planStop } from '../core/stops.rules.ts';
import { completeOrderStops, completeStops } from '../intake/stop-input.rules.ts';
import { addUp, nameItems } from './allocation.rules.ts';
import { type OrderFacts, orderProblems } from './order-problems.rules.ts';

export type MergedOrder = OrderFacts & { organizationId: string; input: OrderInput };

type Time = number | null;
const latest = (times: readonly Time[]): Time =>
  times.reduce((max, time) => (max === null || (time !== null && time > max) ? time : max), null);
const earliest = (times: readonly Time[]): Time =>
  times.reduce((min, time) => (min === null || (time !== null && time < min) ? time : min), null);
const isEmpty = (from: Time, to: Time) => from !== null && to !== null && from > to;

const plannedStops = (input: OrderInput) => completeStops(input.stops).map((stop) => planStop(stop, input));
const hasSame =
  (select: (input: OrderInput) => unknown) =>
  ({ input: a }: MergedOrder, { input: b }: MergedOrder) =>
    JSON.stringify(select(a)) === JSON.stringify(select(b));
const placesOf = (input: OrderInput) => completeStops(input.stops).map(({ locationId, kind }) => [locationId, kind]);

function windowsOverlap({ input: a }: MergedOrder, { input: b }: MergedOrder): boolean {
  const others = plannedStops(b);
  return plannedStops(a).every(({ windowFrom, windowTo }, position) => {
    const other = others[position];
    return !other || !isEmpty(latest([windowFrom, other.windowFrom]), earliest([windowTo, other.windowTo]));
  });
}

const cutoffsMatch = ({ input: a }: MergedOrder, { input: b }: MergedOrder) =>
  a.cutoffOption === b.cutoffOption &&
  !isEmpty(latest([a.cutoffFrom, b.cutoffFrom]), earliest([a.cutoffTo, b.cutoffTo]));

type Rule = { code: SplitMergeProblemCode; holds: (order: MergedOrder, other: MergedOrder) => boolean };

/** Fields in which the other orders must equal the one that stays. */
const RULES: readonly Rule[] = [
  { code: 'organization', holds: (a, b) => a.organizationId === b.organizationId },
  { code: 'partner', holds: hasSame(({ partnerId }) => partnerId) },
  { code: 'contract', holds: hasSame(({ contractId }) => contractId) },
  { code: 'operation', holds: hasSame(({ operationId }) => operationId) },
  { code: 'orderType', holds: hasSame(({ orderTypeId }) => orderTypeId) },
  { code: 'otherStage', holds: (a, b) => a.stage === b.stage },
  { code: 'vehicleTypes', holds: hasSame(({ vehicleTypeIds }) => vehicleTypeIds.toSorted()) },
  { code: 'backhaul', holds: hasSame(({ isBackhaul }) => isBackhaul) },
  { code: 'stops', holds: hasSame(placesOf) },
  { code: 'windows', holds: windowsOverlap },
  { code: 'cutoff', holds: cutoffsMatch },
];

/** Everything that prevents these orders from being merged. */
export const mergeProblems = ([order, ...others]: readonly MergedOrder[]): SplitMergeProblem[] =>
  order
    ? [
        ...[order, ...others].flatMap(orderProblems),
        ...others.flatMap((other) =>
          RULES.filter(({ holds }) => !holds(order, other)).map(({ code }) => ({ code, order: other.number })),
        ),
      ]
    : [];

/** Problems that prevent the resulting order from being saved. */
export function resultProblems({ cargoItems }: OrderInput): SplitMergeProblemCode[] {
  return [
    ...(cargoItems.length > ORDER_LIMITS.cargoItems ? (['tooManyItems'] as const) : []),
    ...(cargoItems.some(({ quantity }) => quantity > CARGO_ITEM_LIMITS.quantity.max)
      ? (['tooMuchCargo'] as const)
      : []),
  ];
}

/** Different texts one after another, as far as they fit. */
const joinTexts = (texts: readonly (string | null | undefined)[], separator: string, max: number): string | null =>
  [...new Set(texts)].reduce<string | null>((joined, text) => {
    if (!text) return joined;
    const next = joined === null ? text : joined + separator + text;
    return next.length > max ? joined : next;
  }, null);

const addMinutes = (minutes: readonly number[]) =>
  Math.min(
    MINUTES_RANGE.max,
    minutes.reduce((sum, more) => sum + more, 0),
  );

type Stops = ReturnType<typeof completeStops>;

const keyOf = ({ cargoId, packNumber }: OrderInput['cargoItems'][number]) => `${cargoId} ${packNumber ?? ''}`;

/** The stops at one place of all orders as one stop, still without its cargo. */
function mergeStop(inputs: readonly OrderInput[], stops: readonly Stops[number][]): Stops[number] {
  const [first] = stops as [Stops[number]];
  const planned = stops.map((stop, index) => planStop(stop, inputs[index] ?? (inputs[0] as OrderInput)));
  const isExplicit = (field: 'windowFrom' | 'windowTo' | 'handlingMinutes') =>
    stops.some((stop) => stop[field] !== null);
  return {
    ...first,
    contactId: stops.find(({ contactId }) => contactId !== null)?.contactId ?? null,
    windowFrom: isExplicit('windowFrom') ? latest(planned.map(({ windowFrom }) => windowFrom)) : null,
    windowTo: isExplicit('windowTo') ? earliest(planned.map(({ windowTo }) => windowTo)) : null,
    handlingMinutes: isExplicit('handlingMinutes')
      ? addMinutes(planned.map(({ handlingMinutes }) => handlingMinutes))
      : null,
    instructions: joinTexts(
      stops.map(({ instructions }) => instructions),
      '\n',
      ORDER_STOP_LIMITS.instructions,
    ),
    reference: joinTexts(
      stops.map(({ reference }) => reference),
      ', ',
      ORDER_STOP_LIMITS.reference,
    ),
    items: [],
  };
}

const MAX_QUANTITY = '999999999.999';

/** One entry per service, with the sum of the quantities. */
const mergeServices = (inputs: readonly OrderInput[]): RequestedService[] =>
  [
    ...Map.groupBy(
      inputs.flatMap(({ services = [] }) => services),
      ({ name }) => name.toLowerCase(),
    ).values(),
  ].flatMap((same) => {
    const quantity = same.reduce((sum, service) => sum.plus(service.quantity), decimal('0'));
    return same
      .slice(0, 1)
      .map(({ name }) => ({ name, quantity: quantity.gt(MAX_QUANTITY) ? MAX_QUANTITY : quantity.toFixed() }));
  });

/**
 * Merges the cargo of all orders, which must have passed `mergeProblems`. Quantities of the same cargo with the same
 * pack number are added up; windows are the intersection of all windows, and handling times are added up.
 */
export function mergeInputs(inputs: readonly [OrderInput, ...OrderInput[]]): OrderInput {
  const [first] = inputs;
  const keys = [...new Set(inputs.flatMap(({ cargoItems }) => cargoItems.map(keyOf)))];
  const all = inputs.flatMap(({ cargoItems }) => cargoItems);
  const stopsOf = inputs.map(({ stops }) => completeStops(stops));
  const allocated = inputs.map(({ cargoItems }, index) =>
    allocateCargo(
      stopsOf[index] ?? [],
      cargoItems.map(({ quantity }) => quantity),
    ).map((parts) =>
      parts.flatMap(({ item, quantity }) => {
        const cargoItem = cargoItems[item];
        return cargoItem ? [{ item: keys.indexOf(keyOf(cargoItem)), quantity }] : [];
      }),
    ),
  );
  const stops = (stopsOf[0] ?? []).map((_stop, position) =>
    mergeStop(
      inputs,
      stopsOf.flatMap((ofOrder) => ofOrder[position] ?? []),
    ),
  );
  const names = nameItems(
    stops.map(({ kind }) => kind),
    stops.map((_stop, position) => addUp(allocated.flatMap((ofOrder) => ofOrder[position] ?? []))),
  );
  return completeOrderStops({
    ...first,
    isFlexible: inputs.every(({ isFlexible }) => isFlexible),
    notificationContactIds: [...new Set(inputs.flatMap((input) => input.notificationContactIds))].slice(
      0,
      ORDER_LIMITS.notificationContactIds,
    ),
    description: joinTexts(
      inputs.map(({ description }) => description),
      '\n',
      ORDER_LIMITS.description,
    ),
    pickupFrom: latest(inputs.map(({ pickupFrom }) => pickupFrom)),
    pickupTo: earliest(inputs.map(({ pickupTo }) => pickupTo)),
    deliveryFrom: latest(inputs.map(({ deliveryFrom }) => deliveryFrom)),
    deliveryTo: earliest(inputs.map(({ deliveryTo }) => deliveryTo)),
    cutoffFrom: latest(inputs.map(({ cutoffFrom }) => cutoffFrom)),
    cutoffTo: earliest(inputs.map(({ cutoffTo }) => cutoffTo)),
    loadingMinutes: addMinutes(inputs.map((input) => input.loadingMinutes)),
    unloadingMinutes: addMinutes(inputs.map((input) => input.unloadingMinutes)),
    cargoItems: keys.flatMap((key) => {
      const same = all.filter((cargoItem) => keyOf(cargoItem) === key);
      const [cargoItem] = same;
      return cargoItem ? [{ ...cargoItem, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }] : [];
    }),
    stops: stops.map((stop, position) => ({ ...stop, items: names[position] ?? [] })),
    services: mergeServices(inputs),
  });
}
