import type { Access, AreaModel } from '../identity/access.ts';
import type { Language } from '../limits.ts';

export const MENU_GROUPS = ['plan', 'fleet', 'network', 'money', 'insight', 'platform'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** `title`: the key of the label shown in the browser's tab. */
export type AreaRoute = { path: string; title: string; access: Access };
/**
 * `root`: also shown to the platform's administrator, whose menu has only such entries. `drivers`: shown only to
 * drivers.
 */
export type AreaMenuEntry = {
  path: string;
  label: string;
  icon: string;
  group: MenuGroup;
  order: number;
  root?: boolean;
  drivers?: boolean;
};
/** `label`, `help`: keys of what the table of rules calls it, and of what its read, write and delete allow. */
export type AreaModelDeclaration = { model: AreaModel; label: string; help: string };
export type AreaSlot = { slot: string; name: string; access: Access };

/** The content of an area's `area.json`: everything the shell needs before it loads any code of the area. */
export type AreaManifest = {
  name: string;
  owner: string;
  hostApi: string;
  /** API calls the area makes; its client rejects others (area-calls.ts). */
  apis: string[];
  routes: AreaRoute[];
  menu: AreaMenuEntry[];
  slots: AreaSlot[];
  /** What users can be given rules for, besides the portal's own models. Its routes, menu and slots can require them. */
  models?: AreaModelDeclaration[];
  labels: Record<Language, Record<string, string>>;
};

/** Assets that must be loaded before a page or a slot component can render. */
export type InitialAssets = {
  /** Scripts of the area's build. */
  scripts: string[];
  /** Modules that the shell provides on demand, e.g. `shared-ui/form`. */
  shared: string[];
};

/** `key`: the fingerprint of the key. `value`: base64, over `toSignedText`. */
export type ReleaseSignature = { key: string; value: string };

/** An immutable build of an area. Scripts are relative to `path`, which is relative to the registry's folder. */
export type AreaRelease = {
  version: string;
  path: string;
  manifest: AreaManifest;
  /** The federation entry script. */
  entry: string;
  /** sha384 of every script of the build. */
  integrity: Record<string, string>;
  /** Keyed by route path, or by `slot/name` for slots. */
  firstPaint: Record<string, InitialAssets>;
  /** The shared modules it needs from the shell, with the versions it was built with. */
  borrows?: Record<string, string>;
  signature?: ReleaseSignature;
};

export type Channel = {
  /** The build of each area. */
  areas: Record<string, string>;
  /** The build shown before the current one: the last known good. */
  previous?: Record<string, string>;
  /** The builds shown before that, latest first. */
  earlier?: Record<string, string[]>;
  /** Percent of the `stable` users who get this channel's build, by area; `share` applies to areas without an entry. */
  shares?: Record<string, number>;
  share?: number;
};
/** `areas`: the only ones shown on the host. `pins`: builds that override every channel. */
export type HostRule = { channel: string; pins?: Record<string, string>; areas?: string[] };

/** The modules and exports that the current shell provides to areas. */
export type ShellDescriptor = {
  hostApi: string;
  /** Paths of the shell's own pages. */
  pages: string[];
  /** Version of each shared module. */
  lends: Record<string, string>;
};

/** Commands that change a registry. */
export const REGISTRY_ACTIONS = [
  'publish',
  'promote',
  'share',
  'rollBack',
  'withdraw',
  'pin',
  'unpin',
  'host',
  'removeHost',
  'lift',
  'prune',
  'shell',
] as const;
export type RegistryAction = (typeof REGISTRY_ACTIONS)[number];

/** A change of a registry. */
export type RegistryChange = {
  /** Unix seconds. */
  at: number;
  /** The author: the name from the workflow or git. */
  by: string;
  /** One of `REGISTRY_ACTIONS`, or of a later release. */
  action: string;
  area?: string;
  build?: string;
  /** The version of the build; stored here because the release itself may be removed. */
  version?: string;
  /** The channel or the host. */
  target?: string;
  /** The reason: as passed, else the subject of the commit. */
  message?: string;
  /** The commit of the sources; ends with `-dirty` if they weren't committed. */
  commit?: string;
  /** The location of the sources. */
  source?: string;
};

/** The number of changes that a registry remembers. */
export const MAX_REGISTRY_CHANGES = 200;

/** The document stored next to the built areas: which releases exist, and who gets which. */
export type Registry = {
  /** The URL of this document's folder: `/areas/`, unless a CDN serves it. */
  base?: string;
  /** Keyed by area, then by build. */
  releases: Record<string, Record<string, AreaRelease>>;
  channels: Record<string, Channel>;
  /** Keyed by host name; `*.domain` matches every subdomain, `*` every other host. */
  hosts: Record<string, HostRule>;
  /** The shell in use; absent until a deployment has recorded it. */
  shell?: ShellDescriptor;
  /** Keyed by area, then build: when it was last unreferenced (unix seconds). */
  retired?: Record<string, Record<string, number>>;
  /** Keyed by area, then build: quarantines that began up to this time (unix seconds) are lifted. */
  lifted?: Record<string, Record<string, number>>;
  /** The last changes, latest first. */
  history?: RegistryChange[];
};

/** Releases that failed too often or are too slow: when the quarantine began (unix seconds), by area, then build. */
export type QuarantinedReleases = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The information that a browser needs to load a build. `integrity`: that of the entry. `apis`: set when the
 * accompanying manifest belongs to another release.
 */
export type AreaBuild = { build: string; version: string; entry: string; integrity?: string; apis?: string[] };
export type ResolvedArea = { name: string; manifest: AreaManifest; current: AreaBuild; lastGood?: AreaBuild };
/**
 * The registry resolved for one browser and written into the page. `revision` changes with the content. `hostApi` is
 * the version of this page's shell:
 * a tab can be older than a release, so the shell checks it before it loads an area.
 */
export type ResolvedRegistry = { areas: ResolvedArea[]; revision?: string; hostApi?: string };

/** The built shell. Files are relative to `base`. */
export type ShellRelease = {
  /** The version of the host API; areas declare the range they need. */
  hostApi: string;
  base: string;
  icon: string;
  /** The service worker of the driver's pages; missing in earlier releases. */
  worker?: string;
  /** Scripts that every page loads, in order. */
  scripts: string[];
  /** Entries of `scripts` that run as soon as they arrive; the others are deferred. */
  ahead?: string[];
  /** sha384 of every script. */
  integrity: Record<string, string>;
  /** Keyed by path of the shell's own pages; `frame`: the layout around every page of a signed-in user. */
  firstPaint: Record<string, InitialAssets>;
  /** The shared modules provided on demand, by name. */
  // oxlint-disable-next-line id-denylist -- a name in the stored record of the shell
  lent: Record<string, InitialAssets>;
};

export const STABLE_CHANNEL = 'stable';
/** The build of an area that a developer serves. */
export const DEVELOPMENT_BUILD = 'dev';
export const AREAS_BASE_PATH = '/areas/';

/** The name of a build's federation container. It differs for every build, so that two can be loaded in one tab. */
export const getContainerName = (area: string, build: string) => `${area}_${build}`.replaceAll(/\W/g, '_');
