import { runPhases } from './run-phases.ts';
import { LEAKS } from './steps.ts';

await runPhases(LEAKS);
