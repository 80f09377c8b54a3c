import { main } from '../new/cli.ts';
import { ROOT } from '../lib/paths.ts';

main(ROOT, process.argv.slice(2));
