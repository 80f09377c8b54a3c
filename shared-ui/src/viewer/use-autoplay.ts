import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../base/use-media.ts';

const PAUSE_MS = 5_000;

const follow = (told: () => void) => {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
};
const useIsSeen = () => useSyncExternalStore(follow, () => document.visibilityState === 'visible');

/**
 * Goes on every 5 s, unless somebody is at it or the tab is hidden. Who wants less movement gets none until they ask for it.
 * `at` is what is shown: each is shown its whole time.
 */
export function useAutoplay({ at, count, held, next }: { at: number; count: number; held: boolean; next: () => void }) {
  const wantsStill = useMedia('(prefers-reduced-motion: reduce)');
  const isSeen = useIsSeen();
  const [asked, setAsked] = useState<boolean>();
  const isOn = asked ?? !wantsStill;
  const runs = isOn && isSeen && !held && count > 1;
  const step = useEffectEvent(next);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(step, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [runs, at]);
  return { isOn, runs, toggle: () => setAsked(!isOn) };
}
