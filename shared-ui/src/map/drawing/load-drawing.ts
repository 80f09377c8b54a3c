import type { GlMap } from '../engine/engine.ts';
import type { Drawing, DrawingOptions } from './drawing.ts';

export async function loadDrawing(map: GlMap, options: DrawingOptions): Promise<Drawing> {
  const { createDrawing } = await import(/* webpackChunkName: "map-draw" */ './drawing.gl.ts');
  return createDrawing(map, options);
}
