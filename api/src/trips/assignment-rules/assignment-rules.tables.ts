import type { AssignmentRules } from 'shared-contracts/trips/assignment-rules';

declare module '../../platform/database/database.ts' {
  interface Tables {
    assignmentRules: AssignmentRules & { organizationId: string };
  }
}
