import type { DrivingRule } from 'shared-contracts/trips/planner';
import type { Db } from '../../platform/database/database.ts';
import { findDrivingSettings } from './driver-hours-rules.store.ts';
import { toDrivingRule } from './driving.rules.ts';

/** When the drivers of an organization take breaks. @param organizationId null for the default rules */
export const findDrivingRule = async (db: Db, organizationId: string | null): Promise<DrivingRule> =>
  toDrivingRule(await findDrivingSettings(db, organizationId));
