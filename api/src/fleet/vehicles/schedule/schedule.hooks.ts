import type { Db } from '../../../platform/database/database.ts';

/** Gets the rests of drivers after their shifts in a span, by driver. Unix seconds. */
export type DriverRestHook = (
  db: Db,
  driverIds: readonly string[],
  span: { fromAt: number; toAt: number },
) => Promise<ReadonlyMap<string, readonly { fromAt: number; toAt: number }[]>>;

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    driverRests: DriverRestHook;
  }
}
