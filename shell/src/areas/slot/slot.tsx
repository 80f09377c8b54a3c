import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { usePreferences } from 'shared-auth';
import { WithTexts } from 'shared-ui';
import type { SlotProps } from 'shared-ui/area';
import { Boundary } from './boundary.tsx';
import { slotLoader, type LoadedPart } from './area-loader.ts';
import { useAreaTexts } from './area-texts.ts';
import { useSlotParts, type DeclaredPart } from './slot-parts.ts';
import { whenAnswered } from './when-answered.ts';

/** A place that areas fill without being imported. A part whose area is missing or broken shows nothing and harms nothing. */
export const Slot = ({ name, with: handed = {} }: SlotProps) =>
  useSlotParts(name).map((part) => <SlotPart key={`${part.area.name} ${part.key}`} part={part} handed={handed} />);

/** For the places of areas. */
export const slotHost = { Slot, useIsFilled: (name: string) => useSlotParts(name).length > 0 };

/** One part of a place, for places that hand something else to each. */
export function SlotPart({ part: { area, key }, handed }: { part: DeclaredPart; handed: object }) {
  const loader = slotLoader(area, key);
  const state = useDeferredValue(useSyncExternalStore(loader.subscribe, loader.state)); // what comes later is drawn in small pieces
  const client = useQueryClient();
  useEffect(
    () => (loader.state().status === 'ready' ? undefined : whenAnswered(client, () => void loader.start())),
    [loader, client],
  ); // after what the page is for
  const [shown, setShown] = useState<LoadedPart>(); // a part goes on until that of a new release is there
  if (state.status === 'ready' && state.value !== shown) setShown(state.value);
  return (
    shown && (
      <Boundary fallback={() => null}>
        <Filled {...shown} handed={handed} />
      </Boundary>
    )
  );
}

function Filled({ Part, routes, texts, handed }: LoadedPart & { handed: object }) {
  const language = usePreferences((preferences) => preferences.language);
  return (
    <WithTexts texts={useAreaTexts(routes, texts, language)}>
      <Part {...handed} />
    </WithTexts>
  );
}
