import { useFormValue } from 'shared-ui/form';
import { useTripForm } from './known-orders.tsx';
import { usePreview } from './preview.tsx';

const known = (at: number | null | undefined) => (typeof at === 'number' && !Number.isNaN(at) ? at : undefined);

/** When vehicle and driver are wanted: as entered, else as it follows from the orders. `tripId`: a trip that is edited does not stand in its own way. */
export function useWindow(): { pickAt: number | undefined; dropAt: number | undefined; tripId: string | undefined } {
  const { trip } = useTripForm();
  const { preview } = usePreview();
  const [pickAt] = useFormValue<number | null>('pickAt');
  const [dropAt] = useFormValue<number | null>('dropAt');
  return {
    pickAt: known(pickAt) ?? known(preview?.pickAt),
    dropAt: known(dropAt) ?? known(preview?.dropAt),
    tripId: trip?.id,
  };
}
