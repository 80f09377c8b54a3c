import type { ColumnType, Generated } from 'kysely';
import type { PlanFiguresValue, PlanImprovementSettings } from 'shared-contracts/trips/plan-improvements';
import type { Suggestions } from 'shared-contracts/trips/planner';
import type { PlanImprovementState } from 'shared-contracts/values/trips/plans';
import type { FleetTask } from '../fleet/fleet.rules.ts';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../../platform/database/database.ts' {
  interface Tables {
    planImprovements: {
      id: Generated<string>;
      organizationId: string;
      createdBy: string;
      createdAt: number;
      finishedAt: number | null;
      planId: string | null;
      /** Other tasks of vehicles and drivers. */
      tasks: ColumnType<FleetTask[], string | undefined, string>;
      state: Generated<PlanImprovementState>;
      input: Json<PlanImprovementSettings>;
      isStopRequested: Generated<boolean>;
      iterations: Generated<number>;
      /** Figures of the quick plan and of the best so far. */
      before: ColumnType<PlanFiguresValue | null, string | null, string | null>;
      after: ColumnType<PlanFiguresValue | null, string | null, string | null>;
      plan: ColumnType<Suggestions | null, string | null, string | null>;
    };
  }
}
