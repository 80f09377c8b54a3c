import type { Access } from './access.ts';
import type { Language } from './limits.ts';

export const MENU_GROUPS = ['plan', 'fleet', 'network', 'money', 'insight', 'platform'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** `title`: the label that names the screen in the browser's tab. */
export type AreaRoute = { path: string; title: string; access: Access };
/** `root`: also in the menu of the platform's administrator, which holds only such entries. `drivers`: only in that of whoever drives. */
export type AreaMenuEntry = {
  path: string;
  label: string;
  icon: string;
  group: MenuGroup;
  order: number;
  root?: boolean;
  drivers?: boolean;
};
export type AreaSlot = { slot: string; name: string; access: Access };

/** What an area declares in its `area.json`: all that the shell needs before any code of the area is loaded. */
export type AreaManifest = {
  name: string;
  owner: string;
  hostApi: string;
  /** The calls that it makes; its client sends no others (area-calls.ts). */
  apis: string[];
  routes: AreaRoute[];
  menu: AreaMenuEntry[];
  slots: AreaSlot[];
  labels: Record<Language, Record<string, string>>;
};

/** What must be there before a page or a slot's part can be painted. */
export type FirstPaint = {
  /** Scripts of the build. */
  scripts: string[];
  /** Modules that the shell lends on demand, e.g. `shared-ui/form`. */
  shared: string[];
};

/** One immutable build of an area. Scripts are named relative to `path`, and that relative to the folder that holds the registry. */
export type AreaRelease = {
  version: string;
  path: string;
  manifest: AreaManifest;
  /** The federation entry script. */
  entry: string;
  /** sha384 of every script of the build. */
  integrity: Record<string, string>;
  /** By route path, or by `slot/name` for the area's slots. */
  firstPaint: Record<string, FirstPaint>;
  /** Every module that the shell must lend it, with the version that it was built with. */
  borrows?: Record<string, string>;
};

export type Channel = {
  /** The build of each area. */
  areas: Record<string, string>;
  /** What was shown before, the last known to be good, */
  previous?: Record<string, string>;
  /** and what was shown before that, the latest first. */
  earlier?: Record<string, string[]>;
  /** How many percent of the users of `stable` see the channel's build: of an area, and where nothing is said of it. */
  shares?: Record<string, number>;
  share?: number;
};
/** `areas`: only these are shown on the host. `pins`: builds that win over every channel. */
export type HostRule = { channel: string; pins?: Record<string, string>; areas?: string[] };

/** What the shell gives to every area. */
export type ShellOffer = {
  hostApi: string;
  /** Its own pages. */ pages: string[];
  /** Version by module. */ lends: Record<string, string>;
};

/** The document beside the built areas: which releases exist and which of them whom to show. */
export type Registry = {
  /** Where the folder of this document is served, `/areas/` unless a CDN serves it. */
  base?: string;
  /** By area, then by build. */
  releases: Record<string, Record<string, AreaRelease>>;
  channels: Record<string, Channel>;
  /** By host name, `*.` before a domain for every name in it, `*` for all others. */
  hosts: Record<string, HostRule>;
  /** The shell that is in use, as far as it has been told. */
  shell?: ShellOffer;
  /** By area, then by build: since when (unix seconds) nothing has named it. */
  retired?: Record<string, Record<string, number>>;
  /** By area, then by build: a quarantine that began until then (unix seconds) is over. */
  lifted?: Record<string, Record<string, number>>;
};

/** Releases that failed too often: by area, then by build, since when (unix seconds). */
export type Quarantined = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a browser needs to load a release; `integrity` is that of the entry, `apis` are its calls when the manifest beside it is another release's. */
export type AreaAddress = { build: string; version: string; entry: string; integrity?: string; apis?: string[] };
export type ResolvedArea = { name: string; manifest: AreaManifest; current: AreaAddress; lastGood?: AreaAddress };
/**
 * The registry as one browser sees it, written into the page. `revision` is another for every other content; `hostApi` is what the shell of this page lends:
 * an area may want more, for a tab can be older than a release, and its shell says so instead of loading it.
 */
export type ResolvedRegistry = { areas: ResolvedArea[]; revision?: string; hostApi?: string };

/** The built shell. Files are named relative to `base`. */
export type ShellRelease = {
  /** The version of what it lends; areas say which they want. */
  hostApi: string;
  base: string;
  icon: string;
  /** Scripts that every page starts with, in their order. */
  scripts: string[];
  /** Those of them that run as soon as they come; the others wait for the whole page. */
  ahead?: string[];
  /** sha384 of every script. */
  integrity: Record<string, string>;
  /** By path of the shell's own pages; `frame` for what surrounds every page of a signed-in user. */
  firstPaint: Record<string, FirstPaint>;
  /** The modules lent on demand, by name. */
  lent: Record<string, FirstPaint>;
};

export const STABLE = 'stable';
export const AREAS_BASE = '/areas/';

/** The name under which a build registers itself with the federation runtime: another for every build, so that two can live in one tab. */
export const containerName = (area: string, build: string) => `${area}_${build}`.replaceAll(/\W/g, '_');
