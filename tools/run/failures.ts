import { runPhases } from './run-phases.ts';
import { FAILURES } from './steps.ts';

await runPhases(FAILURES);
