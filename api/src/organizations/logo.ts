import { API } from '../platform/http/paths.ts';

/** Where a browser finds an organization's logo; another file has another address, so that it may be kept. */
export const logoAddress = (organizationId: string, fileId: string | null) =>
  fileId && `${API}/organizations/${organizationId}/logo?v=${fileId.slice(0, 8)}`;
