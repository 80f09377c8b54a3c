import { alertAnnouncement } from './announce-alerts.ts';
import { alertDetection, silenceDetection } from './detect-alerts.ts';

export const alertJobs = { alertAnnouncement, alertDetection, silenceDetection };
