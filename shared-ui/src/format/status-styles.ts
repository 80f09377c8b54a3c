import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { IconType } from '../base/icon.tsx';
import type { Message } from '../base/message.ts';
import { icons } from '../icons/icons.ts';
import { orderStageMessages as order, tripStageMessages as trip } from './stages.messages.ts';

export type Tone = 'neutral' | 'info' | 'progress' | 'warn' | 'bad' | 'good';
/** The style of a status: never just a colour. */
export type StatusStyle = { tone: Tone; icon: IconType; label: Message };

export const orderStatusStyles: Record<OrderStage, StatusStyle> = {
  saved: { tone: 'neutral', icon: icons.dashed, label: order.saved },
  pendingValidation: { tone: 'warn', icon: icons.clock, label: order.pendingValidation },
  pending2ndValidation: { tone: 'warn', icon: icons.clock, label: order.pending2ndValidation },
  validated: { tone: 'info', icon: icons.check, label: order.validated },
  rejected: { tone: 'bad', icon: icons.reject, label: order.rejected },
  addedToTrip: { tone: 'info', icon: icons.route, label: order.addedToTrip },
  started: { tone: 'progress', icon: icons.play, label: order.started },
  arrivedToPickupLocation: { tone: 'progress', icon: icons['map-pin'], label: order.arrivedToPickupLocation },
  loading: { tone: 'progress', icon: icons['package-open'], label: order.loading },
  loadingCompleted: { tone: 'progress', icon: icons.package, label: order.loadingCompleted },
  transit: { tone: 'progress', icon: icons.truck, label: order.transit },
  delayed: { tone: 'bad', icon: icons.timer, label: order.delayed },
  arrivedToDropLocation: { tone: 'progress', icon: icons['map-pinned'], label: order.arrivedToDropLocation },
  unloading: { tone: 'progress', icon: icons['package-open'], label: order.unloading },
  delivered: { tone: 'good', icon: icons['package-check'], label: order.delivered },
  manuallyDelivered: { tone: 'good', icon: icons['clipboard-check'], label: order.manuallyDelivered },
  incompleteDelivery: { tone: 'warn', icon: icons.warning, label: order.incompleteDelivery },
  notDelivered: { tone: 'bad', icon: icons['package-x'], label: order.notDelivered },
  billed: { tone: 'good', icon: icons.receipt, label: order.billed },
  cancelled: { tone: 'neutral', icon: icons.ban, label: order.cancelled },
};

export const tripStatusStyles: Record<TripStage, StatusStyle> = {
  saved: { tone: 'neutral', icon: icons.dashed, label: trip.saved },
  waitingForTrip: { tone: 'warn', icon: icons.clock, label: trip.waitingForTrip },
  vehicleAssigned: { tone: 'info', icon: icons.truck, label: trip.vehicleAssigned },
  started: { tone: 'progress', icon: icons.play, label: trip.started },
  transit: { tone: 'progress', icon: icons.navigation, label: trip.transit },
  completed: { tone: 'good', icon: icons.done, label: trip.completed },
  manualCompleted: { tone: 'good', icon: icons['clipboard-check'], label: trip.manualCompleted },
  incomplete: { tone: 'warn', icon: icons.warning, label: trip.incomplete },
  billed: { tone: 'good', icon: icons.receipt, label: trip.billed },
  cancelled: { tone: 'neutral', icon: icons.ban, label: trip.cancelled },
};
