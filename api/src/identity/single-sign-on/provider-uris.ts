import { API_PREFIX } from '../../platform/http/api-prefix.ts';

export const redirectUriAt = (origin: string) => `${origin}${API_PREFIX}/auth/sso/callback`;
export const postLogoutUriAt = (origin: string) => `${origin}/login`;
export const logoutUriOf = (publicUrl: string, providerId: string) =>
  `${publicUrl}${API_PREFIX}/auth/sso/${providerId}/logout`;
