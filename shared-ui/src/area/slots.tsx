import { createContext, use, type ComponentType } from 'react';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { TripStage } from 'shared-contracts/values/trips/trip-stages';

/**
 * Props of a component in the slot `home.waiting`: it reports its number of items as soon as it is known, including 0.
 */
export type HomeWaitingProps = { onCount: (count: number) => void };

/**
 * Every slot that areas fill, and the props of its components. The two sides may be of different releases, so a change
 * here is a change of the host API (docs/decisions/areas/host-api-recorded-surface.md).
 */
export type Slots = {
  'home.waiting': HomeWaitingProps;
  /** Sections about today, above what waits. */
  'home.today': object;
  /** Sections in the side column. */
  'home.side': object;
  'top-bar.account': object;
  'order.page-actions': { orderId: string; stage: OrderStage };
  'order.proofs': { orderId: string };
  'trip.page-actions': { tripId: string; stage: TripStage };
  /** A dialog: the slot that an order has at a stop. `stop`: its position in the order. */
  'trip.gate-booking': { orderId: string; stop: number; location: string; onClose: () => void };
  'trip.proofs': { orderId: string; number: string };
  'user.driver-info': { userId: string; onClose: () => void };
  'vehicle.alerts': { vehicleId: string };
  'vehicle.driver-info': { driverId: string };
  'vehicle.maintenance': { vehicleId: string };
};

export type SlotProps = { name: string; /** Props for each component in the slot. */ slotProps?: object };
type SlotHost = {
  Slot: ComponentType<SlotProps>;
  /** Whether an area fills the slot with a component that this user may see. */ useIsFilled: (name: string) => boolean;
};

const SlotHostContext = createContext<SlotHost>({ Slot: () => null, useIsFilled: () => false });

/** The shell provides the component that finds and loads slot components. */
export const SlotHostProvider = SlotHostContext;

/** A slot that other areas may fill. Renders nothing while it is empty. */
export function Slot<Name extends keyof Slots>(props: { name: Name; slotProps: Slots[Name] }) {
  const { Slot: HostSlot } = use(SlotHostContext);
  return <HostSlot {...props} />;
}

/** For buttons that only open a slot: they would do nothing without a component in it. */
export const useIsSlotFilled = (name: keyof Slots): boolean => use(SlotHostContext).useIsFilled(name);
