import type { FieldError } from 'shared-contracts/common';

export type Schedule = {
  pickupFrom: number | null;
  pickupTo: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
  cutoffOption: 'none' | 'pickup' | 'delivery';
  cutoffFrom: number | null;
  cutoffTo: number | null;
};
type DateField = Exclude<keyof Schedule, 'cutoffOption'>;

/** `bound: 'now'` is the time of the request. */
type Comparison = { field: DateField; bound: DateField | 'now'; orEqual: boolean; code: string; message: string };

const COMPARISONS: readonly Comparison[] = [
  {
    field: 'pickupTo',
    bound: 'pickupFrom',
    orEqual: true,
    code: 'beforePickupFrom',
    message: 'Pickup to must be at or after pickup from',
  },
  {
    field: 'deliveryFrom',
    bound: 'now',
    orEqual: false,
    code: 'notInFuture',
    message: 'Delivery from must be in the future',
  },
  {
    field: 'deliveryFrom',
    bound: 'pickupFrom',
    orEqual: false,
    code: 'notAfterPickupFrom',
    message: 'Delivery from must be after pickup from',
  },
  {
    field: 'deliveryFrom',
    bound: 'pickupTo',
    orEqual: false,
    code: 'notAfterPickupTo',
    message: 'Delivery from must be after pickup to',
  },
  {
    field: 'deliveryTo',
    bound: 'deliveryFrom',
    orEqual: true,
    code: 'beforeDeliveryFrom',
    message: 'Delivery to must be at or after delivery from',
  },
  {
    field: 'cutoffTo',
    bound: 'cutoffFrom',
    orEqual: true,
    code: 'beforeCutoffFrom',
    message: 'Cutoff to must be at or after cutoff from',
  },
];

const WINDOW_DATES: readonly DateField[] = ['pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo'];
const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };

/** The first error of each date field. Missing dates are not errors. */
export function scheduleProblems(schedule: Schedule, now: number): Record<string, FieldError> {
  const problems: Record<string, FieldError> = {};
  for (const { field, bound: boundField, orEqual, code, message } of COMPARISONS) {
    const value = schedule[field];
    const bound = boundField === 'now' ? now : schedule[boundField];
    if (value === null || bound === null || field in problems) continue;
    if (orEqual ? value < bound : value <= bound) problems[field] = { code, message };
  }
  return problems;
}

/** The required dates that are missing when an order is submitted. */
export function missingDates({ cutoffOption, ...dates }: Schedule): Record<string, FieldError> {
  const required: readonly DateField[] =
    cutoffOption === 'none' ? WINDOW_DATES : [...WINDOW_DATES, 'cutoffFrom', 'cutoffTo'];
  return Object.fromEntries(required.filter((field) => dates[field] === null).map((field) => [field, REQUIRED]));
}
