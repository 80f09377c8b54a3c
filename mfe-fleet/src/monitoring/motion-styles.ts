import type { Motion } from 'shared-contracts/telemetry';
import type { Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { motionMessages } from './monitoring.messages.ts';

export const motionLooks: Record<Motion, Look> = {
  moving: { tone: 'good', icon: icons.navigation, label: motionMessages.moving },
  stopped: { tone: 'neutral', icon: icons.pause, label: motionMessages.stopped },
  offline: { tone: 'bad', icon: icons.warning, label: motionMessages.offline },
};

export const MOTIONS = Object.keys(motionLooks) as Motion[];
export const motionIn = (text: string | undefined): Motion | undefined => MOTIONS.find((motion) => motion === text);
