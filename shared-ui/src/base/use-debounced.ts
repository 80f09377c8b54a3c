import { useDebounce } from 'use-debounce';

const DEBOUNCE_MS = 400;

/** Returns the value after it has not changed for `ms` milliseconds. */
export const useDebounced = <V>(value: V, ms = DEBOUNCE_MS): V => useDebounce(value, ms)[0];
