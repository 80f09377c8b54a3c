import { areaSteps } from './area-steps.ts';
import { runPhases } from './run-phases.ts';
import { VERIFY } from './steps.ts';

const [area] = process.argv.slice(2);
await runPhases(area === undefined ? VERIFY : [areaSteps(area)]);
