import { runSteps } from './run-steps.ts';
import { FAILURES } from './steps.ts';

await runSteps(FAILURES);
