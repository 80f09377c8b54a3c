import { z } from 'zod';

/**
 * The subset of VROOM's JSON that the portal uses; see https://github.com/VROOM-Project/vroom (docs/API.md, version
 * 1.14). Times and durations in seconds.
 */
const TimeWindows = z.array(z.tuple([z.int(), z.int()])).min(1);
const Task = z.strictObject({
  id: z.int(),
  location_index: z.int().min(0),
  service: z.int().min(0),
  time_windows: TimeWindows,
});
export const VroomProblem = z.strictObject({
  vehicles: z
    .array(
      z.strictObject({
        id: z.int(),
        description: z.string(),
        profile: z.literal('car'),
        start_index: z.int().min(0),
        end_index: z.int().min(0),
        capacity: z.array(z.int().min(0)).length(4),
        skills: z.array(z.int().min(0)),
        costs: z.strictObject({ fixed: z.int().min(0) }),
        max_travel_time: z.int().min(0).optional(),
        breaks: z
          .array(z.strictObject({ id: z.int(), time_windows: TimeWindows, service: z.int().min(0) }))
          .min(1)
          .optional(),
      }),
    )
    .min(1),
  shipments: z.array(
    z.strictObject({
      amount: z.array(z.int().min(0)).length(4),
      skills: z.array(z.int().min(0)),
      pickup: Task,
      delivery: Task,
    }),
  ),
  matrices: z.strictObject({ car: z.strictObject({ durations: z.array(z.array(z.int().min(0))) }) }),
});

/** Other fields are ignored. `code`: 0 is success. */
export const VroomSolution = z.object({
  code: z.literal(0),
  routes: z.array(
    z.object({
      vehicle: z.int(),
      steps: z.array(
        z.object({ type: z.enum(['start', 'job', 'pickup', 'delivery', 'break', 'end']), id: z.int().optional() }),
      ),
    }),
  ),
});

export type VroomProblem = z.infer<typeof VroomProblem>;
export type VroomSolution = z.infer<typeof VroomSolution>;
