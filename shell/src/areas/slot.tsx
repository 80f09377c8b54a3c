import { useEffect, useSyncExternalStore } from 'react';
import { useAllowed, usePreferences } from 'shared-auth';
import { WithTexts } from 'shared-ui';
import { Boundary } from './boundary.tsx';
import { slotLoader, type LoadedPart } from './area-loader.ts';
import { useAreaTexts } from './area-texts.ts';
import { areas } from './registry.ts';

type SlotProps = { name: string; /** Handed to each part as its props. */ with?: object };

/** A place that areas fill without being imported. A part whose area is missing or broken shows nothing and harms nothing. */
export function Slot({ name, with: handed = {} }: SlotProps) {
  const allowed = useAllowed();
  const parts = areas().flatMap(({ name: area, manifest: { slots } }) =>
    slots.filter(({ slot, access }) => slot === name && allowed(access)).map((part) => ({ area, key: `${part.slot}/${part.name}` })),
  );
  return parts.map(({ area, key }) => <SlotPart key={`${area} ${key}`} area={area} part={key} handed={handed} />);
}

function SlotPart({ area, part, handed }: { area: string; part: string; handed: object }) {
  const loader = slotLoader(area, part);
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
