import { join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * What Node is told to run the API. What is new may fill 16 MB before it is looked through: of a large machine Node takes four times as much,
 * twice, and never gives it back, which is more than all that the API holds.
 */
export const API = ['--max-semi-space-size=16', join(ROOT, 'api/src/main.ts')];
