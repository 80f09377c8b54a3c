import type { SetupStep } from 'shared-contracts/values/identity/setup';
import type { Db } from '../../../platform/database/database.ts';

/** Finds the completed setup steps of an organization whose records are in modules above this one. */
export type FindSetupSteps = (
  db: Db,
  organizationId: string,
) => Promise<Record<Extract<SetupStep, 'location' | 'order'>, boolean>>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    setupSteps: FindSetupSteps;
  }
}
