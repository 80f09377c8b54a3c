export { personalDataRoutes } from './export/personal-data.routes.ts';
