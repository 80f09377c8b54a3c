import type { DriverFile } from 'shared-contracts/fleet/drivers';
import type { DriverPhotos } from 'shared-contracts/identity/users';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import type { DriverFileRecord, DriverFileSummary } from './driver-files.store.ts';

const toFileUrl = (id: string) => `${API_PREFIX}/drivers/files/${id}`;
export const toThumbnailUrl = (id: string) => `${toFileUrl(id)}/thumbnail`;

export const presentFile = ({ id, kind, name, mime, thumbnailId, createdAt }: DriverFileRecord): DriverFile => ({
  id,
  kind,
  name,
  mime,
  url: toFileUrl(id),
  thumbnail: thumbnailId && toThumbnailUrl(id),
  createdAt,
});

/** The URLs of a driver's documents, under the names of the specification. */
export function toPhotoUrls(files: readonly DriverFileSummary[]): DriverPhotos {
  const findUrl = (kind: DriverFileSummary['kind']) => {
    const file = files.find((candidate) => candidate.kind === kind);
    return file ? toFileUrl(file.id) : null;
  };
  return {
    driverPhoto: findUrl('photo'),
    driverLicensePhoto: findUrl('licence'),
    idFrontPhoto: findUrl('idFront'),
    idBackPhoto: findUrl('idBack'),
    policeReportPhoto: findUrl('policeReport'),
    healthReportPhoto: findUrl('healthReport'),
    gsCertificatePhoto: findUrl('gsCertificate'),
    acvPassPhoto: findUrl('acvPass'),
    portPermitPhoto: findUrl('portPermit'),
  };
}
