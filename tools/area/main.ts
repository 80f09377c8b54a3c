#!/usr/bin/env node
/** Before anything else is loaded: the tools work on the repository that they are called in. */
process.env['CONSIGN_AREA_ROOT'] ??= process.cwd();
const { main } = await import('./cli.ts');
process.exitCode = await main(process.argv.slice(2));

export {};
