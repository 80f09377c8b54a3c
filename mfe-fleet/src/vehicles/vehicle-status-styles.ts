import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { statuses } from './vehicle-fields.messages.ts';
import { shareStates } from './vehicle-shares.messages.ts';
import { messages } from './vehicles.messages.ts';

export const vehicleStatusStyles: Record<VehicleRow['status'], StatusStyle> = {
  active: { tone: 'good', icon: icons.check, label: statuses.active },
  deactivated: { tone: 'neutral', icon: icons.ban, label: statuses.deactivated },
};

/** Shown next to the status while a partner can use the vehicle. */
export const sharedStyle: StatusStyle = { tone: 'info', icon: icons.share, label: messages.shared };

export const shareStatusStyles: Record<VehicleShare['state'], StatusStyle> = {
  upcoming: { tone: 'info', icon: icons.clock, label: shareStates.upcoming },
  current: { tone: 'good', icon: icons.check, label: shareStates.current },
  past: { tone: 'neutral', icon: icons.history, label: shareStates.past },
};
