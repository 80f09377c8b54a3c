import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePreferences } from 'shared-auth';
import { MessagesProvider } from 'shared-ui';
import type { SlotProps } from 'shared-ui/area';
import { ErrorBoundary } from '../loading/error-boundary.tsx';
import { getSlotLoader, type LoadedModule } from '../loading/area-loader.ts';
import { useAreaTexts } from '../loading/area-texts.ts';
import { useSlotEntries, type SlotEntry } from './slot-entries.ts';
import { whenPageSettles } from './when-page-settles.ts';

/**
 * Renders the components that areas declare for a slot; one that fails to load or render shows nothing. `fallback`: shown
 * for each while it loads.
 */
export const Slot = ({ name, slotProps = {}, fallback = null }: SlotProps & { fallback?: ReactNode }) =>
  useSlotEntries(name).map((entry) => (
    <SlotContent key={`${entry.area.name} ${entry.key}`} entry={entry} slotProps={slotProps} fallback={fallback} />
  ));

/** Lets areas render slots. */
export const slotHost = { Slot, useIsFilled: (name: string) => useSlotEntries(name).length > 0 };

type SlotContentProps = { entry: SlotEntry; slotProps: object; fallback?: ReactNode };

/** Renders one entry, for slots with different props per entry. */
export function SlotContent({ entry: { area, key }, slotProps, fallback = null }: SlotContentProps) {
  const loader = getSlotLoader(area, key);
  // Renders late entries without blocking.
  const state = useDeferredValue(useSyncExternalStore(loader.subscribe, loader.state));
  const client = useQueryClient();
  // Loads after the page's content.
  useEffect(
    () => (loader.state().status === 'ready' ? undefined : whenPageSettles(client, () => void loader.start())),
    [loader, client],
  );
  // Stays until the entry of a new release is loaded.
  const [current, setCurrent] = useState<LoadedModule>();
  if (state.status === 'ready' && state.value !== current) setCurrent(state.value);
  if (!current) return state.status === 'failed' ? null : fallback;
  return (
    <ErrorBoundary fallback={() => null}>
      <SlotComponent {...current} slotProps={slotProps} />
    </ErrorBoundary>
  );
}

function SlotComponent({ Component, routes, texts, slotProps }: LoadedModule & { slotProps: object }) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <MessagesProvider messages={useAreaTexts(routes, texts, language)}>
      <Component {...slotProps} />
    </MessagesProvider>
  );
}
