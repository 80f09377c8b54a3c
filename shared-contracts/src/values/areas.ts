import type { Access } from './access.ts';
import type { Language } from './limits.ts';

export const MENU_GROUPS = ['plan', 'fleet', 'network', 'money', 'insight', 'platform'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export type AreaRoute = { path: string; access: Access };
/** `root`: also in the menu of the platform's administrator, which holds only such entries. */
export type AreaMenuEntry = { path: string; label: string; icon: string; group: MenuGroup; order: number; root?: boolean };
export type AreaSlot = { slot: string; name: string; access: Access };

/** What an area declares in its `area.json`: all that the shell needs before any code of the area is loaded. */
export type AreaManifest = {
  name: string;
  owner: string;
  hostApi: string;
  apis: string[];
  routes: AreaRoute[];
  menu: AreaMenuEntry[];
  slots: AreaSlot[];
  labels: Record<Language, Record<string, string>>;
};

/** One immutable build of an area. Paths are relative to the folder that holds the registry. */
export type AreaRelease = {
  version: string;
  manifest: AreaManifest;
  /** The federation entry script. */
  entry: string;
  /** sha384 of every script of the build, by path. */
  integrity: Record<string, string>;
  /** Scripts that a route needs at its first paint, by route path; `slots` for those of the area's slots. */
  preload: Record<string, string[]>;
  /** Names of what the area takes from the shell at run time, e.g. `shared-ui/form`. */
  consumes: string[];
};

/** The document beside the built areas: which releases exist and which of them whom to show. */
export type Registry = {
  releases: Record<string, Record<string, AreaRelease>>;
  channels: Record<string, { share?: number; areas: Record<string, string> }>;
  hosts: Record<string, { channel: string; pins?: Record<string, string>; areas?: string[] }>;
};

export type ResolvedArea = AreaRelease & { name: string; build: string; lastGood?: AreaRelease };
export type ResolvedRegistry = { base: string; areas: ResolvedArea[] };
