import { calibration } from './calibration.ts';
import { coreMs } from './core-ms.ts';

/** How many times longer work takes on this machine now than on one of its cores alone. */
export function contention(): number {
  const [start, before] = [performance.now(), coreMs()];
  calibration();
  return (performance.now() - start) / (coreMs() - before);
}
