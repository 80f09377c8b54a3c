import { useEffect, useState } from 'react';
import { advanceReplay } from './track.rules.ts';

const STEP_MS = 250;
/** With reduced motion, the replay advances once a second. */
const REDUCED_MOTION_STEP_MS = 1_000;
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

type ReplayOptions = { from: number; to: number; rate: number; initialAt: number };

/** Advances a moment between `from` and `to` while playing. */
export function useReplay({ from, to, rate, initialAt }: ReplayOptions) {
  const [at, setAt] = useState(initialAt);
  const [isStarted, setStarted] = useState(false);
  const isPlaying = isStarted && at < to;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const step = window.matchMedia(REDUCED_MOTION_QUERY).matches ? REDUCED_MOTION_STEP_MS : STEP_MS;
    const timer = setInterval(() => setAt((now) => advanceReplay(now, step, rate, to)), step);
    return () => clearInterval(timer);
  }, [isPlaying, rate, to]);
  return {
    at,
    isPlaying,
    /** Restarts at the end. */
    play: () => {
      if (at >= to) setAt(from);
      setStarted(true);
    },
    pause: () => setStarted(false),
    seek: setAt,
  };
}
