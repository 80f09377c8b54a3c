import type { DrivingRule } from 'shared-contracts/trips/planner';
import type { Db } from '../../../platform/database/database.ts';
import { findDrivingSettings } from '../../driver-hours/driver-hours-rules.store.ts';
import { toDrivingRule } from '../../planner/routing/driving.rules.ts';

/** When the drivers of an organization take breaks. */
export const findDrivingRule = async (db: Db, organizationId: string): Promise<DrivingRule> =>
  toDrivingRule(await findDrivingSettings(db, organizationId));
