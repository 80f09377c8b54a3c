import { createContext, use, type ComponentType } from 'react';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { TripStage } from 'shared-contracts/values/trip-stages';

/** What a part of the slot `home.waiting` gets: it tells how much waits there once it knows, also that nothing does. */
export type WaitingProps = { onCount: (count: number) => void };

/** Every place that areas fill, and what it hands to its parts. Both sides are written against it, and may be of different releases: what is changed here is a new host API (docs/decisions/what-is-lent-is-written-down.md). */
export type Slots = {
  'home.waiting': WaitingProps;
  'top-bar.account': object;
  'order.page-actions': { orderId: string; stage: OrderStage };
  'order.proofs': { orderId: string };
  'trip.page-actions': { tripId: string; stage: TripStage };
  'trip.proofs': { orderId: string; number: string };
  'user.driver-info': { userId: string; onClose: () => void };
  'vehicle.driver-info': { driverId: string };
};

export type SlotProps = { name: string; /** Handed to each part as its props. */ with?: object };
type SlotHost = {
  Slot: ComponentType<SlotProps>;
  /** Whether an area offers a part that this person may see. */ useIsFilled: (name: string) => boolean;
};

const Host = createContext<SlotHost>({ Slot: () => null, useIsFilled: () => false });

/** The shell brings what finds and loads the parts. */
export const SlotHostProvider = Host;

/** A place of an area that other areas may fill. Without a part it shows nothing. */
export function Slot<Name extends keyof Slots>(props: { name: Name; with: Slots[Name] }) {
  const { Slot: Filled } = use(Host);
  return <Filled {...props} />;
}

/** For what only leads to a place: a button without a part behind it would do nothing. */
export const useIsSlotFilled = (name: keyof Slots): boolean => use(Host).useIsFilled(name);
