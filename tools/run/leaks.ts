import { runSteps } from './run-steps.ts';
import { LEAKS } from './steps.ts';

await runSteps(LEAKS);
