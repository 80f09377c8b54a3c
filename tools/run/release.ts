import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { GENERATED } from '../lib/paths.ts';

enableCompileCache(join(GENERATED, 'cache/node')); // half a second less: who rolls back is in a hurry
const { main } = await import('../release/cli.ts');
await main(process.argv.slice(2));
