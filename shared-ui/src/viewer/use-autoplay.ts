import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useMedia } from '../base/use-media.ts';

const INTERVAL_MS = 5_000;

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const useIsTabVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

type AutoplayOptions = {
  /** The current slide: each one is shown for the full interval. */
  index: number;
  count: number;
  isPaused: boolean;
  onNext: () => void;
};

/** Advances every 5 s while the tab is visible. Off by default for users who prefer reduced motion. */
export function useAutoplay({ index, count, isPaused, onNext }: AutoplayOptions) {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const isTabVisible = useIsTabVisible();
  const [choice, setChoice] = useState<boolean>();
  const isOn = choice ?? !prefersReducedMotion;
  const isRunning = isOn && isTabVisible && !isPaused && count > 1;
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(next, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, index]);
  return { isOn, isRunning, toggle: () => setChoice(!isOn) };
}
