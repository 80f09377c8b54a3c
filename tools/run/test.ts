import { runSteps } from './run-steps.ts';
import { TEST } from './steps.ts';

await runSteps(TEST);
