import type { LngLat } from '../engine/geo.ts';

export const GLIDE_MS = 1_000;

type Animation = { from: LngLat; to: LngLat; start: number; apply: (at: LngLat) => void };

/** Chooses the shorter direction, also across the date line. */
function unwrapLongitude(from: number, to: number) {
  if (to - from > 180) return to - 360;
  return to - from < -180 ? to + 360 : to;
}

export const interpolate = ([x, y]: LngLat, [toX, toY]: LngLat, progress: number): LngLat => [
  x + (unwrapLongitude(x, toX) - x) * progress,
  y + (toY - y) * progress,
];

/** Animates positions within a second, with one animation loop for all of them. */
export class GlideAnimator {
  private readonly animations = new Map<string, Animation>();
  private frame = 0;
  private readonly hasReducedMotion: () => boolean;

  constructor(hasReducedMotion: () => boolean) {
    this.hasReducedMotion = hasReducedMotion;
  }

  /** Replaces a running animation of the same id. */
  animate(id: string, from: LngLat, to: LngLat, apply: (at: LngLat) => void) {
    if (this.hasReducedMotion()) {
      this.animations.delete(id);
      apply(to);
      return;
    }
    this.animations.set(id, { from, to, start: performance.now(), apply });
    this.frame ||= requestAnimationFrame(this.step);
  }

  cancel(id: string) {
    this.animations.delete(id);
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.animations.clear();
  }

  private readonly step = (now: number) => {
    for (const [id, { from, to, start, apply }] of this.animations) {
      const progress = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      apply(progress === 1 ? to : interpolate(from, to, progress));
      if (progress === 1) this.animations.delete(id);
    }
    this.frame = this.animations.size > 0 ? requestAnimationFrame(this.step) : 0;
  };
}
