import { z } from 'zod';
import { Id, listParam } from '../common.ts';
import { MAX_PRINTED_TRIPS, TRIP_PAPERS } from '../values/trips/trip-papers.ts';

/** The papers of these trips in one file, trip by trip. */
export const TripPapersQuery = z.object({
  tripId: listParam(Id).pipe(z.array(Id).min(1).max(MAX_PRINTED_TRIPS)),
  paper: listParam(z.enum(TRIP_PAPERS)).pipe(z.array(z.enum(TRIP_PAPERS)).min(1)),
});
