/** Accepted files for the logo and other pictures. */
export const PICTURE_FILES = { kinds: ['PNG', 'JPEG'], maxMegabytes: 1 } as const;
