import { join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * What Node is told to run the API. What is new may fill 4 MB before it is looked through, and what is old may grow by a quarter: of a large machine Node takes
 * sixteen times as much for what is new, and four times what is in use for the rest, before it looks and gives it back, which is more than all that the API holds.
 */
export const API = ['--max-semi-space-size=4', '--heap-growing-percent=25', join(ROOT, 'api/src/main.ts')];
