import type { Slots } from 'shared-ui/area';
import { SlotDialog } from './slot-dialog.tsx';

/** The dialog on the page of a trip. */
export default function TripBookingSlot({ stop, ...props }: Slots['trip.gate-booking']) {
  return <SlotDialog {...props} position={stop} />;
}
