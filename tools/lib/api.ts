import { join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * Node flags of the API: a 4 MB young generation and 25 % heap growth. On large machines Node's defaults
 * (16 × the young generation, 4 × the live heap) take more memory than the API itself.
 */
export const API = ['--max-semi-space-size=4', '--heap-growing-percent=25', join(ROOT, 'api/src/main.ts')];
