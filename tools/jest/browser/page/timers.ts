type Timers = Pick<typeof window, 'setTimeout' | 'setInterval' | 'requestAnimationFrame'>;
type Clear = Pick<typeof window, 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'>;

/** Makes a page track its timers, so that the next test file can start without them. */
export function trackTimers(page: Timers & Clear) {
  const ends = new Map<keyof Timers, { ids: Set<number>; end: (id: number) => void }>();
  const track = (name: keyof Timers, end: (id: number) => void, isOnce: boolean) => {
    const start = page[name].bind(page) as (callback: (...args: unknown[]) => void, ...rest: unknown[]) => number;
    const ids = new Set<number>();
    ends.set(name, { ids, end });
    const tracked = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => {
      const id = start(
        (...args) => {
          if (isOnce) ids.delete(id);
          callback(...args);
        },
        ...rest,
      );
      ids.add(id);
      return id;
    };
    Object.assign(page, { [name]: tracked });
  };
  track('setTimeout', page.clearTimeout.bind(page), true);
  track('setInterval', page.clearInterval.bind(page), false);
  track('requestAnimationFrame', page.cancelAnimationFrame.bind(page), true);
  return {
    hasFrames: () => (ends.get('requestAnimationFrame')?.ids.size ?? 0) > 0,
    endAll() {
      for (const { ids, end } of ends.values()) {
        ids.forEach(end);
        ids.clear();
      }
    },
  };
}
