import type { SetupStep } from 'shared-contracts/values/identity/setup';
import type { Db } from '../../../platform/database/database.ts';

/** Finds which steps an organization has done, of those whose records are in modules above this one. */
export type FindSetupSteps = (
  db: Db,
  organizationId: string,
) => Promise<Record<Extract<SetupStep, 'location' | 'order'>, boolean>>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    setupSteps: FindSetupSteps;
  }
}
