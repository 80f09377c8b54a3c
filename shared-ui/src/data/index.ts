export { errorMessage } from './error-message.ts';
export { notify } from './notices.ts';
export { createQueryClient } from './query-client.ts';
export { createVehicleSource } from './vehicle-source.ts';
