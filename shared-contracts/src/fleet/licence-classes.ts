import { z } from 'zod';
import { text } from '../common.ts';
import { LICENCE_CLASS_LENGTH } from '../values/field-limits.ts';
import { LICENCE_CLASS_PATTERN } from '../values/fleet/licence-classes.ts';

/** A class of a driving licence in capitals, such as `CE`; may be empty. */
export const LicenceClass = text(LICENCE_CLASS_LENGTH).toUpperCase().regex(LICENCE_CLASS_PATTERN, 'invalid');

/** The licence required for a vehicle; `licenseClass`: null for that of its type. */
export const VehicleLicence = z.object({
  licenseClass: z.string().nullable(),
  typeLicenseClass: z.string().nullable(),
});
