import type { Motion } from 'shared-contracts/fleet/telemetry';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { motionMessages } from './monitoring.messages.ts';

export const motionStyles: Record<Motion, StatusStyle> = {
  moving: { tone: 'good', icon: icons.navigation, label: motionMessages.moving },
  stopped: { tone: 'neutral', icon: icons.pause, label: motionMessages.stopped },
  offline: { tone: 'bad', icon: icons.warning, label: motionMessages.offline },
};

export const MOTIONS = Object.keys(motionStyles) as Motion[];
export const toMotion = (text: string | undefined): Motion | undefined => MOTIONS.find((motion) => motion === text);
