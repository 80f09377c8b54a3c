/** What a logo or another picture of the brand may be. */
export const PICTURE_FILES = { kinds: ['PNG', 'JPEG'], maxMegabytes: 1 } as const;
