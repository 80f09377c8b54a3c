import { anonymousScreens, newcomerScreens } from './anonymous.ts';
import { approverScreens } from './approver.ts';
import { carrierScreens } from './carrier.ts';
import { controlScreens } from './control.ts';
import { dispatcherScreens } from './dispatcher.ts';
import { driverScreens } from './driver.ts';
import { fleetScreens } from './fleet.ts';
import { ownerScreens } from './owner.ts';
import { clerkScreens, plannerScreens } from './planner.ts';
import { rootScreens } from './root.ts';
import { NEWCOMER, NOBODY, type Screen } from './screen.ts';

/** Every page, view and dialog of the portal, by the login that opens it. */
export const SCREENS: Record<string, readonly Screen[]> = {
  [NOBODY]: anonymousScreens,
  [NEWCOMER]: newcomerScreens,
  approver1: approverScreens,
  planner: plannerScreens,
  clerk: clerkScreens,
  owner: ownerScreens,
  fleet: fleetScreens,
  carrier: carrierScreens,
  driver: driverScreens,
  dispatcher: dispatcherScreens,
  control: controlScreens,
  root: rootScreens,
};
