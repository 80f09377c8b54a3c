import { runPhases } from './run-phases.ts';
import { OPERATIONS } from './steps.ts';

await runPhases(OPERATIONS);
