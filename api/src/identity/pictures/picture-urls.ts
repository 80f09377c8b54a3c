import { API_PREFIX } from '../../platform/http/api-prefix.ts';

/** The URL changes with the file, so that browsers may cache it. */
const pictureUrl = (organizationId: string, picture: string, fileId: string) =>
  `${API_PREFIX}/organizations/${organizationId}/${picture}?v=${fileId.slice(0, 8)}`;

export const logoUrl = (organizationId: string, fileId: string) => pictureUrl(organizationId, 'logo', fileId);
export const loginImageUrl = (organizationId: string, fileId: string) =>
  pictureUrl(organizationId, 'login-image', fileId);
export const faviconUrl = (organizationId: string, fileId: string) => pictureUrl(organizationId, 'favicon', fileId);

/** The URL of an uploaded picture that is not in use yet. */
export const uploadedPictureUrl = (organizationId: string, fileId: string) =>
  `${API_PREFIX}/organizations/${organizationId}/pictures/${fileId}`;
