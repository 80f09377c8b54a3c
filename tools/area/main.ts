#!/usr/bin/env node
/** Set before anything else is loaded: the tools work on the repository in which they are called. */
process.env['CONSIGN_AREA_ROOT'] ??= process.cwd();
const { main } = await import('./cli.ts');
process.exitCode = await main(process.argv.slice(2));

export {};
