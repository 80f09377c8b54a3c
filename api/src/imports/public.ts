export { importRoutes } from './imports.routes.ts';
