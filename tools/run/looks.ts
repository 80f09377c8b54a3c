import { runPhases } from './run-phases.ts';
import { LOOKS } from './steps.ts';

await runPhases(LOOKS);
