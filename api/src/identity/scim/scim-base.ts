import type { Config } from '../../platform/config/config.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';

export const SCIM_PATH = '/scim/v2';

/** The address that administrators enter at their provider. */
export const scimBase = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}${API_PREFIX}${SCIM_PATH}`;
