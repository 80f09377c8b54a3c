/** What is printed for a trip, in the order of a file with several. */
export const TRIP_PAPERS = ['manifest', 'loading-plan', 'consignment-notes', 'labels'] as const;
export type TripPaper = (typeof TRIP_PAPERS)[number];
/** Those that an order has of its own. */
export const ORDER_PAPER_NAMES = ['consignment-notes', 'labels'] as const satisfies readonly TripPaper[];
export type OrderPaper = (typeof ORDER_PAPER_NAMES)[number];
/** Trips whose papers are printed at once. */
export const MAX_PRINTED_TRIPS = 50;
