/** Before and after a trip. */
export const INSPECTION_KINDS = ['before', 'after'] as const;
export type InspectionKind = (typeof INSPECTION_KINDS)[number];

/** The default checklist of organizations without their own. */
export const INSPECTION_ITEMS = [
  'brakes',
  'tyres',
  'lights',
  'mirrors',
  'steering',
  'horn',
  'fluids',
  'cargoArea',
  'safetyKit',
  'documents',
] as const;
export type InspectionItemCode = (typeof INSPECTION_ITEMS)[number];
