import type { ReactNode } from 'react';
import { Can } from 'shared-auth';

export const ROOT = { roles: ['root'] } as const;

/** Only root manages the platform-wide lists. */
export const RootOnly = ({ children }: { children: ReactNode }) => <Can access={ROOT}>{children}</Can>;
