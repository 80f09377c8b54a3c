/** Printed documents of a trip, in the sequence of a file with several. */
export const TRIP_PAPERS = ['manifest', 'loading-plan', 'consignment-notes', 'labels'] as const;
export type TripPaper = (typeof TRIP_PAPERS)[number];
/** Printed documents of a single order. */
export const ORDER_PAPER_NAMES = ['consignment-notes', 'labels'] as const satisfies readonly TripPaper[];
export type OrderPaper = (typeof ORDER_PAPER_NAMES)[number];
/** The number of trips whose documents can be printed at once. */
export const MAX_PRINTED_TRIPS = 50;
