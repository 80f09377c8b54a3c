import type { DriverFile } from 'shared-contracts/drivers';
import type { DriverPhotos } from 'shared-contracts/users';
import { API } from '../../platform/http/paths.ts';
import type { DriverFileRecord, FileOfKind } from './driver-files.store.ts';

const addressOf = (id: string) => `${API}/drivers/files/${id}`;
export const thumbnailAddress = (id: string) => `${addressOf(id)}/thumbnail`;

export const presentFile = ({ id, kind, name, mime, thumbnailId, createdAt }: DriverFileRecord): DriverFile => ({
  id,
  kind,
  name,
  mime,
  url: addressOf(id),
  thumbnail: thumbnailId && thumbnailAddress(id),
  createdAt,
});

/** The addresses of a driver's papers by the names of the specification. */
export function photosIn(files: readonly FileOfKind[]): DriverPhotos {
  const addressIn = (kind: FileOfKind['kind']) => {
    const file = files.find((one) => one.kind === kind);
    return file ? addressOf(file.id) : null;
  };
  return {
    driverPhoto: addressIn('photo'),
    driverLicensePhoto: addressIn('licence'),
    idFrontPhoto: addressIn('idFront'),
    idBackPhoto: addressIn('idBack'),
    policeReportPhoto: addressIn('policeReport'),
    healthReportPhoto: addressIn('healthReport'),
    gsCertificatePhoto: addressIn('gsCertificate'),
    acvPassPhoto: addressIn('acvPass'),
    portPermitPhoto: addressIn('portPermit'),
  };
}
