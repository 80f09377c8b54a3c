import { areaSteps } from './area-steps.ts';
import { runSteps } from './run-steps.ts';
import { VERIFY } from './steps.ts';

const [area] = process.argv.slice(2);
await runSteps(area === undefined ? VERIFY : areaSteps(area));
