export { errorWords } from './error-words.ts';
export { notify } from './notices.ts';
export { createQueryClient } from './query-client.ts';
export { vehicleSource } from './vehicle-source.ts';
