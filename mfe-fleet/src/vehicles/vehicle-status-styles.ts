import type { VehicleShare } from 'shared-contracts/vehicle-sharing';
import type { VehicleRow } from 'shared-contracts/vehicles';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './vehicle-fields.messages.ts';
import { shareStates } from './vehicle-shares.messages.ts';
import { messages } from './vehicles.messages.ts';

export const vehicleLooks: Record<VehicleRow['status'], Look> = {
  active: { tone: 'good', icon: icons.check, label: statuses.active },
  deactivated: { tone: 'neutral', icon: icons.ban, label: statuses.deactivated },
};

/** Beside the status: somebody else may use it now. */
export const sharedLook: Look = { tone: 'info', icon: icons.share, label: messages.lent };

export const shareLooks: Record<VehicleShare['state'], Look> = {
  upcoming: { tone: 'info', icon: icons.clock, label: shareStates.upcoming },
  current: { tone: 'good', icon: icons.check, label: shareStates.current },
  past: { tone: 'neutral', icon: icons.history, label: shareStates.past },
};
