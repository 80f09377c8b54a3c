import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'shared-ui/router';
import { planningMutations } from '../planning.api.ts';
import { notices } from '../planning.messages.ts';
import { toTripInput } from './trip-form-values.ts';
import type { TripFormValues } from './trip-form.schema.ts';

/** Creates or updates the trip and submits it on request. Saves first, so that a rejected submit loses nothing. */
export function useSaveTrip(id: string | undefined) {
  const tripIdRef = useRef(id);
  const navigate = useNavigate();
  const save = useMutation(planningMutations.save(notices.saved));
  const saveSilently = useMutation(planningMutations.save());
  const submit = useMutation(planningMutations.submit());

  const saveWith = async (mutation: typeof save, values: TripFormValues) => {
    const trip = await mutation.mutateAsync({ id: tripIdRef.current, input: toTripInput(values) });
    tripIdRef.current = trip.id;
    return trip.id;
  };
  const openTrip = (tripId: string) => navigate(`/trips/${tripId}`);

  return {
    save: async (values: TripFormValues) => openTrip(await saveWith(save, values)),
    submit: async (values: TripFormValues) => {
      const tripId = await saveWith(saveSilently, values);
      await submit.mutateAsync({
        id: tripId,
        stage: values.vehicleId && values.driverId ? 'vehicleAssigned' : 'waitingForTrip',
      });
      return openTrip(tripId);
    },
  };
}
