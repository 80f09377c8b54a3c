import type { Message } from 'shared-ui';
import { driverProblems, hoursErrors, vehicleProblems } from './trip-form.messages.ts';

const ofField = (field: string, messages: Record<string, Message>) =>
  Object.fromEntries(Object.entries(messages).map(([code, message]) => [`${field}.${code}`, message]));

/** Why a vehicle or a driver was refused, by field and error code of the API. */
export const candidateErrors: Record<string, Message> = {
  ...ofField('vehicleId', vehicleProblems),
  ...ofField('driverId', { ...driverProblems, ...hoursErrors }),
};
