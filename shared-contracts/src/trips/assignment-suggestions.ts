import { z } from 'zod';
import { Id, Measure, NamedRef } from '../common.ts';
import { MAX_ASSIGNMENT_SUGGESTIONS } from '../values/limits.ts';
import { FleetRefusal } from './planner.ts';

export const AssignmentSuggestionsInput = z.object({ tripIds: z.array(Id).min(1).max(MAX_ASSIGNMENT_SUGGESTIONS) });

/** The vehicle with its usual driver that fits a trip best, or why no vehicle takes it. */
export const AssignmentSuggestion = z.object({
  tripId: Id,
  number: z.string(),
  /** `name`: the registration plate. */
  vehicle: NamedRef.nullable(),
  driver: NamedRef.nullable(),
  /** The vehicle's distance to the first stop, in km. */
  approach: Measure.nullable(),
  refusals: z.array(FleetRefusal),
});
export const AssignmentSuggestions = z.object({ items: z.array(AssignmentSuggestion) });

export type AssignmentSuggestionsInput = z.infer<typeof AssignmentSuggestionsInput>;
export type AssignmentSuggestion = z.infer<typeof AssignmentSuggestion>;
export type AssignmentSuggestions = z.infer<typeof AssignmentSuggestions>;
