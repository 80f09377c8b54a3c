import { z } from 'zod';
import { Id, Revision } from '../common.ts';
import { SETUP_STEPS } from '../values/identity/setup.ts';

/** `organizations/my/setup`: what a new organization does first, as its records show, with the revision of the organization. */
export const OrganizationSetup = z.object({
  id: Id,
  revision: Revision,
  isDismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
});
/** The steps are not shown again. */
export const OrganizationSetupDismissal = z.object({ isDismissed: z.literal(true) });
export type OrganizationSetup = z.infer<typeof OrganizationSetup>;
