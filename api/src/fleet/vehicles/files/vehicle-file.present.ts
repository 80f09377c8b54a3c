import type { VehicleFile } from 'shared-contracts/fleet/vehicles';
import { API_PREFIX } from '../../../platform/http/api-prefix.ts';
import type { VehicleFileRecord } from './vehicle-files.store.ts';

const toFileUrl = (id: string) => `${API_PREFIX}/vehicles/files/${id}`;
export const toThumbnailUrl = (id: string) => `${toFileUrl(id)}/thumbnail`;

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
  url: toFileUrl(id),
  thumbnail: thumbnailId && toThumbnailUrl(id),
  expiresAt,
  createdAt,
});
