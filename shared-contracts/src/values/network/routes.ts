export const MIN_ROUTE_STOPS = 2;
export const MAX_ROUTE_STOPS = 50;
