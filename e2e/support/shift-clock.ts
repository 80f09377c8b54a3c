/** Moves the clock of this process or page. Runs in both, so it uses nothing from outside. */
export function shiftClock(offsetMs: number) {
  const SystemDate = Date;
  const now = () => SystemDate.now() + offsetMs;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
