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

/** `than: 'now'` is the moment of asking. */
type Comparison = { field: DateField; than: DateField | 'now'; orEqual: boolean; code: string; message: string };

const COMPARISONS: readonly Comparison[] = [
  {
    field: 'pickupTo',
    than: 'pickupFrom',
    orEqual: true,
    code: 'beforePickupFrom',
    message: 'Pickup to must be at or after pickup from',
  },
  {
    field: 'deliveryFrom',
    than: 'now',
    orEqual: false,
    code: 'notInFuture',
    message: 'Delivery from must be in the future',
  },
  {
    field: 'deliveryFrom',
    than: 'pickupFrom',
    orEqual: false,
    code: 'notAfterPickupFrom',
    message: 'Delivery from must be after pickup from',
  },
  {
    field: 'deliveryFrom',
    than: 'pickupTo',
    orEqual: false,
    code: 'notAfterPickupTo',
    message: 'Delivery from must be after pickup to',
  },
  {
    field: 'deliveryTo',
    than: 'deliveryFrom',
    orEqual: true,
    code: 'beforeDeliveryFrom',
    message: 'Delivery to must be at or after delivery from',
  },
  {
    field: 'cutoffTo',
    than: 'cutoffFrom',
    orEqual: true,
    code: 'beforeCutoffFrom',
    message: 'Cutoff to must be at or after cutoff from',
  },
];

const REQUIRED: FieldError = { code: 'required', message: 'Field is required' };

/** What is wrong with the dates that are given; the first fault of each field. */
export function scheduleProblems(schedule: Schedule, now: number): Record<string, FieldError> {
  const problems: Record<string, FieldError> = {};
  for (const { field, than, orEqual, code, message } of COMPARISONS) {
    const value = schedule[field];
    const bound = than === 'now' ? now : schedule[than];
    if (value === null || bound === null || field in problems) continue;
    if (orEqual ? value < bound : value <= bound) problems[field] = { code, message };
  }
  return problems;
}

/** A saved order may lack dates; a submitted one may not. */
export function missingDates({ cutoffOption, ...dates }: Schedule): Record<string, FieldError> {
  const needed: DateField[] = [
    'pickupFrom',
    'pickupTo',
    'deliveryFrom',
    'deliveryTo',
    ...(cutoffOption === 'none' ? [] : (['cutoffFrom', 'cutoffTo'] as const)),
  ];
  return Object.fromEntries(needed.filter((field) => dates[field] === null).map((field) => [field, REQUIRED]));
}
