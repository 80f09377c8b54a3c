import { AppError } from '../../platform/errors/app-error.ts';

/** Each holds a connection to the database for seconds. */
const AT_ONCE = 3;

const taken = new Set<symbol>();

/** A turn to export; giving it back twice is as once. @throws 429 while as many run as may */
export function takeTurn(): () => void {
  if (taken.size >= AT_ONCE)
    throw new AppError(429, 'tooManyExports', 'Other exports are running: try again in a moment');
  const turn = Symbol('export');
  taken.add(turn);
  return () => taken.delete(turn);
}
