import { runPhases } from './run-phases.ts';
import { TEST } from './steps.ts';

await runPhases(TEST);
