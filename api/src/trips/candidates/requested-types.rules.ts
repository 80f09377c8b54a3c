import { type Temperature, TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';

/** The names of the vehicle types that the orders of a trip allow; null: any type. */
export type RequestedTypes = readonly string[] | null;

export type TypeRequest = { isFlexible: boolean; types: readonly string[] };

/** Types of several organizations are the same if they have the same name. */
export const isSameType = (type: string, other: string) => type.toLowerCase() === other.toLowerCase();

/** The types that every order of a trip requests. Flexible orders and those without a request allow any type. */
export const narrowTypes = (requests: readonly TypeRequest[]): RequestedTypes =>
  requests
    .filter(({ isFlexible, types }) => !isFlexible && types.length > 0)
    .reduce<RequestedTypes>(
      (allowed, { types }) =>
        allowed === null ? types : allowed.filter((name) => types.some((type) => isSameType(name, type))),
      null,
    );

export const isRequestedType = (type: string, requested: RequestedTypes) =>
  requested === null || requested.some((name) => isSameType(name, type));

/** Cooled cargo of an order. `types`: those that its shipper requested, which may be warmer than the cargo needs. */
export type CargoNeed = { temperature: Temperature; types: readonly string[] };

const coldnessOf = (temperature: Temperature) => TEMPERATURES.indexOf(temperature);
export const colderOrEqual = ({ temperature }: CargoNeed) => TEMPERATURES.slice(coldnessOf(temperature));

export const isColdEnough = (type: string, temperature: Temperature, needs: readonly CargoNeed[]) =>
  needs.every((need) => colderOrEqual(need).includes(temperature) || need.types.some((name) => isSameType(name, type)));

/** Uncooled types first, in the order that they have. */
export const sortByTemperature = <Type extends { temperature: Temperature }>(types: readonly Type[]): Type[] =>
  types.toSorted((a, b) => coldnessOf(a.temperature) - coldnessOf(b.temperature));
