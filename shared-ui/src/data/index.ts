export { errorMessage } from './error-message.ts';
export { notify } from './notices.ts';
export { getListViewLink, listViewQueries, preloadListViews } from './list-views.api.ts';
export { createQueryClient } from './query-client.ts';
export { createVehicleSource } from './vehicle-source.ts';
