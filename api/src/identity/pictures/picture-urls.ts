import { API } from '../../platform/http/paths.ts';

/** Where a browser finds a picture; another file has another address, so that the browser may keep it. */
const addressOf = (organizationId: string, picture: string, fileId: string) =>
  `${API}/organizations/${organizationId}/${picture}?v=${fileId.slice(0, 8)}`;

export const logoAddress = (organizationId: string, fileId: string) => addressOf(organizationId, 'logo', fileId);
export const loginImageAddress = (organizationId: string, fileId: string) =>
  addressOf(organizationId, 'login-image', fileId);
export const faviconAddress = (organizationId: string, fileId: string) => addressOf(organizationId, 'favicon', fileId);

/** Where a picture is before it is used: only who has been told its id finds it. */
export const pictureAddress = (organizationId: string, fileId: string) =>
  `${API}/organizations/${organizationId}/pictures/${fileId}`;
