import type { TrackedStop } from 'shared-contracts/orders/tracking';
import type { TrackedStopState } from 'shared-contracts/values/orders/tracking';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { stopStates } from './tracking.messages.ts';

const STATE_STYLES: Record<TrackedStopState, StatusStyle> = {
  planned: { tone: 'neutral', icon: icons.clock, label: stopStates.planned },
  onTheWay: { tone: 'progress', icon: icons.truck, label: stopStates.onTheWay },
  arrived: { tone: 'progress', icon: icons['map-pinned'], label: stopStates.arrived },
  done: { tone: 'good', icon: icons.check, label: stopStates.delivered },
  notDelivered: { tone: 'bad', icon: icons['package-x'], label: stopStates.notDelivered },
  cancelled: { tone: 'neutral', icon: icons.ban, label: stopStates.cancelled },
};
const SHORT: StatusStyle = { tone: 'warn', icon: icons.warning, label: stopStates.short };
const LOADED: StatusStyle = { ...STATE_STYLES.done, label: stopStates.loaded };

export function getStopStyle({ state, kind, isShort }: Pick<TrackedStop, 'state' | 'kind' | 'isShort'>): StatusStyle {
  if (state !== 'done') return STATE_STYLES[state];
  if (kind === 'pickup') return LOADED;
  return isShort ? SHORT : STATE_STYLES.done;
}
