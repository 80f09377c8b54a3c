import { createContext, use } from 'react';
import type { GlMap, MapEngine } from './engine.ts';

/** A map that can be drawn on. */
export type Stage = { map: GlMap; engine: MapEngine };

export const StageContext = createContext<Stage | null>(null);

/** The map around; null until it can be drawn on. */
export const useStage = () => use(StageContext);

const ended = new WeakSet<GlMap>();

export function endMap(map: GlMap) {
  ended.add(map);
  map.remove();
}

/** With a map goes all that is on it: nothing is left to be taken off. */
export const hasEnded = (map: GlMap) => ended.has(map);
