import type { TrackingState } from 'shared-contracts/values/orders/tracking';
import type { StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { states } from './tracking.messages.ts';

export const trackingStateStyles: Record<TrackingState, StatusStyle> = {
  booked: { tone: 'info', icon: icons['clipboard-check'], label: states.booked },
  started: { tone: 'progress', icon: icons.play, label: states.started },
  pickup: { tone: 'progress', icon: icons['package-open'], label: states.pickup },
  transit: { tone: 'progress', icon: icons.truck, label: states.transit },
  delivery: { tone: 'progress', icon: icons['map-pinned'], label: states.delivery },
  delivered: { tone: 'good', icon: icons['package-check'], label: states.delivered },
  delayed: { tone: 'warn', icon: icons.timer, label: states.delayed },
  incomplete: { tone: 'warn', icon: icons.warning, label: states.incomplete },
  notDelivered: { tone: 'bad', icon: icons['package-x'], label: states.notDelivered },
  cancelled: { tone: 'neutral', icon: icons.ban, label: states.cancelled },
};
