import type { FastifyInstance } from 'fastify';
import type { AreaModel } from 'shared-contracts/values/identity/access';
import type { Db } from '../../platform/database/database.ts';

export type SavedUser = { id: string; organizationId: string; contact: { id: string } | null; isDriver: boolean };
/** Runs in the transaction that created or changed the user. @param at unix seconds */
export type UserSavedHook = (tx: Db, user: SavedUser, at: number) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    userSaved: readonly UserSavedHook[];
    /** The models that areas in use declare. */
    areaModels: (releases: FastifyInstance['releases']) => Promise<AreaModel[]>;
  }
}
