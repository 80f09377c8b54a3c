import { conflict } from '../../platform/errors/app-error.ts';

export const slotFull = (gate: string) =>
  conflict('slotFull', `${gate} is full at this time. Choose another slot`, { gate });
export const slotClosed = (gate: string) =>
  conflict('slotClosed', `${gate} has no slot at this time, or not enough in a row. Choose another slot`, { gate });
export const alreadyBooked = (number: string) =>
  conflict('alreadyBooked', `Order ${number} has a slot for this stop already`, { number });
export const notBookable = (number: string) =>
  conflict('notBookable', `The vehicle of order ${number} is no longer expected at this stop`, { number });
export const bookingNotOpen = (record: string) =>
  conflict('bookingNotOpen', 'This booking can no longer be changed in this way. Reload and try again', { record });
