import { vitalsWatch } from './areas/poor-releases.ts';
import { quarantineWatch } from './areas/quarantine.ts';
import { reportCleanup } from './areas/reports.ts';

export const portalJobs = { quarantineWatch, reportCleanup, vitalsWatch };
