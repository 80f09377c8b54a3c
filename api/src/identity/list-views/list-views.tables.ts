import type { Generated, JSONColumnType } from 'kysely';
import type { ListView } from 'shared-contracts/identity/list-views';

declare module '../../platform/database/database.ts' {
  interface Tables {
    listViews: {
      id: Generated<string>;
      organizationId: string;
      /** The author. */
      userId: string;
      list: string;
      path: string;
      tab: string | null;
      name: string;
      query: string;
      columns: JSONColumnType<ListView['columns']>;
      isCards: boolean;
      isShared: boolean;
      createdAt: number;
      revision: Generated<number>;
    };
    /** The view that a user opens a list with. */
    listViewDefaults: { userId: string; list: string; listViewId: string };
  }
}
