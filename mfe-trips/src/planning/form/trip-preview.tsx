import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { TripPreview } from 'shared-contracts/trip-planning';
import { useRested } from 'shared-ui';
import { useFormValues } from 'shared-ui/form';
import { planningQueries } from './planning.api.ts';
import { previewOf } from './trip-values.ts';
import type { TripForm } from './trip.schema.ts';

/** Long enough for a change and the next to be one question. */
const PAUSE_MS = 300;

type Preview = {
  preview: TripPreview | undefined;
  error: Error | null;
  /** What is shown is of what was entered before. */ isOld: boolean;
};
const NOTHING: Preview = { preview: undefined, error: null, isOld: false };

const PreviewContext = createContext<Preview>(NOTHING);
export const usePreview = () => use(PreviewContext);

/** What the trip comes to, asked anew when what it follows from has changed. What stands in it is drawn when the answer changes, not with every key. */
export function PreviewProvider({ tripId, children }: { tripId: string | undefined; children: ReactNode }) {
  const text = JSON.stringify(previewOf(useFormValues<TripForm>(), tripId));
  const rested = useRested(text, PAUSE_MS);
  const input = useMemo(() => JSON.parse(rested) as ReturnType<typeof previewOf>, [rested]);
  const { data, error, isPlaceholderData } = useQuery(planningQueries.preview(input));
  const isEmpty = input.orderIds.length === 0;
  const isOld = isPlaceholderData || rested !== text;
  const value = useMemo(() => (isEmpty ? NOTHING : { preview: data, error, isOld }), [isEmpty, data, error, isOld]);
  return <PreviewContext value={value}>{children}</PreviewContext>;
}
