import { useDebounce } from 'use-debounce';

const PAUSE_MS = 400;

/** The value once it has not changed for so many milliseconds: what is asked by it is asked when the typing pauses. */
export const useRested = <V>(value: V, ms = PAUSE_MS): V => useDebounce(value, ms)[0];
