/** Bounds of a message. */
export const [MAX_EDI_LENGTH, MAX_SEGMENTS] = [200_000, 5_000] as const;

/** What is wrong, in words. `position`: of the segment in its transaction set; `element`: its number in the segment. */
export type EdiProblem = { segment: string; position: number | null; element: number | null; message: string };

export const EDI_DIRECTIONS = ['in', 'out'] as const;
export type EdiDirection = (typeof EDI_DIRECTIONS)[number];

/** `partial`: some transaction sets were accepted. */
export const EDI_STATES = ['accepted', 'partial', 'rejected'] as const;
export type EdiState = (typeof EDI_STATES)[number];
