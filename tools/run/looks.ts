import { runSteps } from './run-steps.ts';
import { LOOKS } from './steps.ts';

await runSteps(LOOKS);
