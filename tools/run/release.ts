import { main } from '../release/cli.ts';

await main(process.argv.slice(2));
