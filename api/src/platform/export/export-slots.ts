import { AppError } from '../../platform/errors/app-error.ts';

/** Each export occupies a database connection for seconds. */
const MAX_CONCURRENT_EXPORTS = 3;

const slots = new Set<symbol>();

/** @returns releases the slot; calling it again does nothing @throws 429 while as many exports run as may */
export function acquireExportSlot(): () => void {
  if (slots.size >= MAX_CONCURRENT_EXPORTS)
    throw new AppError(429, 'tooManyExports', 'Other exports are running: try again in a moment');
  const slot = Symbol('export');
  slots.add(slot);
  return () => slots.delete(slot);
}
