import type { Trip } from 'shared-contracts/trips/trips';
import { type OrderPaper, TRIP_PAPERS, type TripPaper } from 'shared-contracts/values/trips/trip-papers';
import type { UserPreferences } from '../../identity/public.ts';
import type { PdfDocument } from '../../platform/pdf/document.ts';
import type { Carriage } from './carriage.rules.ts';
import { consignmentNotesPdf } from './consignment-notes.pdf.ts';
import { labelsPdf } from './labels.pdf.ts';
import { loadingPlanPdf } from './loading-plan.pdf.ts';
import { manifestPdf } from './manifest.pdf.ts';
import type { PaperContext } from './printout.pdf.ts';
import { toLoadingPlan, toManifest } from './printouts.present.ts';

/** Printed documents of an order, with or without its trip. */
export const ORDER_PAPERS: Record<
  OrderPaper,
  (carriage: Carriage, user: UserPreferences, context: PaperContext) => PdfDocument
> = { 'consignment-notes': consignmentNotesPdf, labels: labelsPdf };

/** Prints a paper with as much as the caller may see of the trip. */
export const PAPERS: Record<TripPaper, (trip: Trip, user: UserPreferences, context: PaperContext) => PdfDocument> = {
  manifest: (trip, user, context) => manifestPdf(toManifest(trip, context.issuedAt), user, context),
  'loading-plan': (trip, user, context) => loadingPlanPdf(toLoadingPlan(trip, context.issuedAt), user, context),
  ...ORDER_PAPERS,
};

/** The papers of one trip after those of another, as its driver gets them. Created one at a time, to limit memory. */
export function* listPapers(
  trips: readonly Trip[],
  papers: readonly TripPaper[],
  user: UserPreferences,
  toContext: (trip: Trip) => PaperContext,
): Generator<PdfDocument> {
  for (const trip of trips)
    for (const paper of TRIP_PAPERS) if (papers.includes(paper)) yield PAPERS[paper](trip, user, toContext(trip));
}
