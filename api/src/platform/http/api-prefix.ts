/** Where the API lies; all else is the portal's. */
export const API = '/api';
