import type { ReactNode } from 'react';
import { Can } from 'shared-auth';

export const ROOT = { roles: ['root'] } as const;

/** Nobody but root keeps what everybody chooses from. */
export const RootOnly = ({ children }: { children: ReactNode }) => <Can access={ROOT}>{children}</Can>;
