/** When a vehicle is expected at a stop of an order, unix seconds. `lateBy`: seconds after its window; null: in time. */
export type ExpectedVisit = { position: number; stop: string; eta: number; lateBy: number | null };
