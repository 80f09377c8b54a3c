import { useFormValue } from 'shared-ui/form';
import { useTripFormContext } from './trip-form-context.tsx';
import { useTripPreview } from './trip-preview.tsx';

const toValidTime = (at: number | null | undefined) => (typeof at === 'number' && !Number.isNaN(at) ? at : undefined);

/**
 * When vehicle and driver are needed: as entered, else derived from the orders. `tripId` excludes the edited trip from
 * conflicts.
 */
export function useTripWindow(): {
  pickAt: number | undefined;
  dropAt: number | undefined;
  tripId: string | undefined;
} {
  const { trip } = useTripFormContext();
  const { preview } = useTripPreview();
  const [pickAt] = useFormValue<number | null>('pickAt');
  const [dropAt] = useFormValue<number | null>('dropAt');
  return {
    pickAt: toValidTime(pickAt) ?? toValidTime(preview?.pickAt),
    dropAt: toValidTime(dropAt) ?? toValidTime(preview?.dropAt),
    tripId: trip?.id,
  };
}
