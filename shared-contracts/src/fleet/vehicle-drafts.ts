import { z } from 'zod';
import { Id, NamedRef, pageOf, Revision, UnixTime } from '../common.ts';
import { VehicleDraftInput, VehicleFile } from './vehicles.ts';

const draftActions = z.array(z.enum(['edit', 'delete', 'transfer']));
const draftFields = {
  id: Id,
  revision: Revision,
  /** Required fields without a value. */
  missing: z.array(z.string()),
  createdAt: UnixTime,
  updatedAt: UnixTime,
  actions: draftActions,
};
export const VehicleDraft = z.object({ ...draftFields, values: VehicleDraftInput, files: z.array(VehicleFile) });
export const VehicleDraftRow = z.object({
  ...draftFields,
  registrationPlate: z.string().nullable(),
  type: NamedRef.nullable(),
});
export const VehicleDraftPage = pageOf(VehicleDraftRow);

export type VehicleDraft = z.infer<typeof VehicleDraft>;
export type VehicleDraftRow = z.infer<typeof VehicleDraftRow>;
export type VehicleDraftPage = z.infer<typeof VehicleDraftPage>;
