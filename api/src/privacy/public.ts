export { retentionJob } from './retention/retention-job.ts';
export { privacyRoutes } from './privacy-routes.ts';
