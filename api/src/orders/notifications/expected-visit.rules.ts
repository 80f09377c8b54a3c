/** The expected arrival at a stop of an order, in unix seconds. `lateBy`: seconds after its window; null if in time. */
export type ExpectedVisit = { position: number; stop: string; eta: number; lateBy: number | null };
