import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { TripPreview } from 'shared-contracts/trips/trip-planning';
import { useDebounced } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { planningQueries } from '../planning.api.ts';
import { toPreviewInput } from './trip-form-values.ts';
import type { TripFormValues } from './trip-form.schema.ts';

const DEBOUNCE_MS = 300;

type PreviewState = {
  preview: TripPreview | undefined;
  error: Error | null;
  /** The preview belongs to earlier form values. */
  isStale: boolean;
};
const NO_PREVIEW: PreviewState = { preview: undefined, error: null, isStale: false };

const TripPreviewContext = createContext<PreviewState>(NO_PREVIEW);
export const useTripPreview = () => use(TripPreviewContext);

/** Requests load, route and cost of the trip as entered. Consumers render when the preview changes, not with every keystroke. */
export function TripPreviewProvider({ tripId, children }: { tripId: string | undefined; children: ReactNode }) {
  const inputJson = JSON.stringify(toPreviewInput(useFormValues<TripFormValues>(), tripId));
  const debouncedJson = useDebounced(inputJson, DEBOUNCE_MS);
  const input = useMemo(() => JSON.parse(debouncedJson) as ReturnType<typeof toPreviewInput>, [debouncedJson]);
  const { data, error, isPlaceholderData } = useQuery(planningQueries.preview(input));
  const isEmpty = input.orderIds.length === 0;
  const isStale = isPlaceholderData || debouncedJson !== inputJson;
  const value = useMemo(
    () => (isEmpty ? NO_PREVIEW : { preview: data, error, isStale }),
    [isEmpty, data, error, isStale],
  );
  return <TripPreviewContext value={value}>{children}</TripPreviewContext>;
}
