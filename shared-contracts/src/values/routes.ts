export const MIN_ROUTE_STOPS = 2;
/** As many as a way is asked for through. */
export const MAX_ROUTE_STOPS = 50;
