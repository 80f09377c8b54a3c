import { useEffect, useState } from 'react';
import { playedOn } from './track.rules.ts';

const STEP_MS = 250;
/** Who wants things still is shown one picture a second. */
const STILL_STEP_MS = 1_000;
const REDUCED = '(prefers-reduced-motion: reduce)';

type Replay = { from: number; to: number; rate: number; /** Where it stands at first. */ begin: number };

/** A moment that goes on while it is played, until the end. */
export function useReplay({ from, to, rate, begin }: Replay) {
  const [at, setAt] = useState(begin);
  const [isWanted, setWanted] = useState(false);
  const isPlaying = isWanted && at < to;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const step = window.matchMedia(REDUCED).matches ? STILL_STEP_MS : STEP_MS;
    const timer = setInterval(() => setAt((now) => playedOn(now, step, rate, to)), step);
    return () => clearInterval(timer);
  }, [isPlaying, rate, to]);
  return {
    at,
    isPlaying,
    /** From the beginning when it is at its end. */
    play: () => {
      if (at >= to) setAt(from);
      setWanted(true);
    },
    pause: () => setWanted(false),
    seek: setAt,
  };
}
