import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { OverrideInput, OverrideLink } from 'shared-contracts/portal/overrides';

export const overrideMutations = {
  create: () => mutationOptions({ mutationFn: (input: OverrideInput) => api.post<OverrideLink>('overrides', input) }),
};
