import type { LngLat } from './geo.ts';

export const GLIDE_MS = 1_000;

type Way = { from: LngLat; to: LngLat; start: number; apply: (at: LngLat) => void };

/** The way that is shorter also across the date line. */
const near = (from: number, to: number) => (to - from > 180 ? to - 360 : to - from < -180 ? to + 360 : to);

export const between = ([x, y]: LngLat, [toX, toY]: LngLat, share: number): LngLat => [
  x + (near(x, toX) - x) * share,
  y + (toY - y) * share,
];

/** Lets things go from place to place within a second: one loop for all of them, which rests while nothing moves. */
export class Glide {
  private readonly ways = new Map<string, Way>();
  private frame = 0;
  private readonly isStill: () => boolean;

  constructor(isStill: () => boolean) {
    this.isStill = isStill;
  }

  /** Takes over one that is on its way, from where it is now. */
  to(id: string, from: LngLat, to: LngLat, apply: (at: LngLat) => void) {
    if (this.isStill()) {
      this.ways.delete(id);
      apply(to);
      return;
    }
    this.ways.set(id, { from, to, start: performance.now(), apply });
    this.frame ||= requestAnimationFrame(this.step);
  }

  leave(id: string) {
    this.ways.delete(id);
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.ways.clear();
  }

  private readonly step = (now: number) => {
    for (const [id, { from, to, start, apply }] of this.ways) {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
      apply(share === 1 ? to : between(from, to, share));
      if (share === 1) this.ways.delete(id);
    }
    this.frame = this.ways.size > 0 ? requestAnimationFrame(this.step) : 0;
  };
}
