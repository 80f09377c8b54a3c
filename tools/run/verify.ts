import { runSteps } from './run-steps.ts';
import { VERIFY } from './steps.ts';

await runSteps(VERIFY);
