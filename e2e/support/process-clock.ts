import { shiftClock } from './shift-clock.ts';

// Loaded before the API. Jobs are queued on the clock of the database, which stays as it is.
shiftClock(Number(process.env['CLOCK_OFFSET_MS']));
