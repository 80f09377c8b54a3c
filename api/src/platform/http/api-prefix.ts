/** Paths without this prefix belong to the portal. */
export const API_PREFIX = '/api';
