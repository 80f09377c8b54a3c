import { spawn } from 'node:child_process';
import { inPackage, ROOT } from '../lib/paths.ts';

// Mutates the rules and access guards and runs their tests; arguments limit it to files.
const files = process.argv.slice(2);
const stryker = inPackage('@stryker-mutator/core', 'bin/stryker.js');
const args = [
  stryker,
  'run',
  'tools/mutants/stryker.config.mjs',
  ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
];
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
