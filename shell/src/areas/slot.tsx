import { useEffect, useSyncExternalStore } from 'react';
import { usePreferences } from 'shared-auth';
import { WithTexts } from 'shared-ui';
import { Boundary } from './boundary.tsx';
import { slotLoader, type LoadedPart } from './area-loader.ts';
import { useAreaTexts } from './area-texts.ts';
import { useSlotParts, type DeclaredPart } from './slot-parts.ts';

type SlotProps = { name: string; /** Handed to each part as its props. */ with?: object };

/** A place that areas fill without being imported. A part whose area is missing or broken shows nothing and harms nothing. */
export const Slot = ({ name, with: handed = {} }: SlotProps) =>
  useSlotParts(name).map((part) => <SlotPart key={`${part.area} ${part.key}`} part={part} handed={handed} />);

/** One part of a place, for places that hand something else to each. */
export function SlotPart({ part: { area, key }, handed }: { part: DeclaredPart; handed: object }) {
  const loader = slotLoader(area, key);
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  useEffect(() => {
    void loader.start();
  }, [loader]);
  return state.status === 'ready' && <Boundary fallback={() => null}><Filled {...state.value} handed={handed} /></Boundary>;
}

function Filled({ Part, routes, texts, handed }: LoadedPart & { handed: object }) {
  const language = usePreferences((preferences) => preferences.language);
  return <WithTexts texts={useAreaTexts(routes, texts, language)}><Part {...handed} /></WithTexts>;
}
