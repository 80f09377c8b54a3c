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
