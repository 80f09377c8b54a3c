import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'shared-ui/router';
import { planningMutations } from './planning.api.ts';
import { notices } from './planning.messages.ts';
import { inputOf } from './trip-values.ts';
import type { TripForm } from './trip.schema.ts';

/** Saves the form's trip and, if wanted, submits it; without an id a new one. It is saved before it is submitted, so that a refusal to submit loses nothing. */
export function useSaving(id: string | undefined) {
  const saved = useRef(id);
  const navigate = useNavigate();
  const save = useMutation(planningMutations.save(notices.saved));
  const saveSilently = useMutation(planningMutations.save());
  const submit = useMutation(planningMutations.submit());

  const keep = async (by: typeof save, values: TripForm) => {
    const trip = await by.mutateAsync({ id: saved.current, input: inputOf(values) });
    saved.current = trip.id;
    return trip.id;
  };
  const show = (trip: string) => navigate(`/trips/${trip}`);

  return {
    save: async (values: TripForm) => show(await keep(save, values)),
    submit: async (values: TripForm) => {
      const trip = await keep(saveSilently, values);
      await submit.mutateAsync({
        id: trip,
        stage: values.vehicleId && values.driverId ? 'vehicleAssigned' : 'waitingForTrip',
      });
      return show(trip);
    },
  };
}
