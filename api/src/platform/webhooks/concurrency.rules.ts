/** Posts to one endpoint at once, in one process. */
const FIRST_LIMIT = 10;
const MIN_LIMIT = 4;
const MAX_LIMIT = 100;
/** Posts of one process to all endpoints at once. */
export const TOTAL_LIMIT = 400;
/** Slower endpoints get fewer concurrent posts. Milliseconds. */
const SLOW_MS = 1_000;

export type EndpointLoad = { /** Posts at once. */ limit: number; inFlight: number };
export type Attempt = { ms: number; isAccepted: boolean };

export const INITIAL_LOAD: EndpointLoad = { limit: FIRST_LIMIT, inFlight: 0 };

/** Doubles with each round of fast answers, as TCP's slow start does; halves with each slow or failed attempt. */
export const nextLimit = (limit: number, { ms, isAccepted }: Attempt): number =>
  isAccepted && ms <= SLOW_MS ? Math.min(MAX_LIMIT, limit + 1) : Math.max(MIN_LIMIT, Math.floor(limit / 2));

/** The number of further posts that an endpoint may get now. */
export const freeSlots = ({ limit, inFlight }: EndpointLoad): number => Math.max(0, limit - inFlight);
