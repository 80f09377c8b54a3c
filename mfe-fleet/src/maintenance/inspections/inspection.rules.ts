import type { InspectionRow } from 'shared-contracts/fleet/inspections';

/** The form of a work order for the defects of an inspection. */
export const toWorkOrderPath = ({ id, vehicle }: Pick<InspectionRow, 'id' | 'vehicle'>) =>
  `/work-orders?dialog=create.${vehicle.id}..${id}`;
