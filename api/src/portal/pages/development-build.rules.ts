/** The build name of an area that is served from its sources. */
export const DEVELOPMENT_BUILD = 'dev';
