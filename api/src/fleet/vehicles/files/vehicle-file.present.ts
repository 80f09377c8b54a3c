import type { VehicleFile } from 'shared-contracts/vehicles';
import { API } from '../../platform/http/paths.ts';
import type { VehicleFileRecord } from './vehicle-files.store.ts';

const addressOf = (id: string) => `${API}/vehicles/files/${id}`;
export const thumbnailAddress = (id: string) => `${addressOf(id)}/thumbnail`;

export const presentFile = ({
  id,
  kind,
  name,
  mime,
  thumbnailId,
  expiresAt,
  createdAt,
}: VehicleFileRecord): VehicleFile => ({
  id,
  kind,
  name,
  mime,
  url: addressOf(id),
  thumbnail: thumbnailId && thumbnailAddress(id),
  expiresAt,
  createdAt,
});
