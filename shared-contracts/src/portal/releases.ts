import { z } from 'zod';
import { Id, pageOf, Paging, text, UnixTime } from '../common.ts';
import { FAILURE_NUMBERS, type FailureKind } from '../values/portal/failures.ts';
import { OVERRIDE_LIMITS } from '../values/field-limits.ts';
import { VITAL_RATINGS, WEB_VITAL_NAMES } from '../values/portal/web-vitals.ts';

const FAILURE_KINDS = Object.keys(FAILURE_NUMBERS) as [FailureKind, ...FailureKind[]];

/**
 * `failing`: fails too often, and there is no release to fall back to. `quarantined`: an active release whose channel
 * offers a quarantined one; another may be shown instead.
 */
const RELEASE_STATES = ['fine', 'failing', 'quarantined'] as const;
const OBSTACLES = ['cohort', 'missing', 'hostApi', 'quarantined'] as const;

const Release = z.object({
  build: z.string(),
  /** Null: not in the registry. */
  version: z.string().nullable(),
});

/** Health of a release over the last 24 hours. `p75`: 75th percentile of load times in ms. */
const Health = z.object({ loads: z.int(), p75: z.int().nullable(), failures: z.int(), state: z.enum(RELEASE_STATES) });

/**
 * A release that the host could use. `why`: `pin`, the channel or `lastGood`. `share`: percentage of users in a
 * canary. `against`: why it is skipped. `isOnly`: quarantined, but there is no other.
 */
const ReleaseReason = Release.extend({
  why: z.string(),
  share: z.number().nullable(),
  against: z.enum(OBSTACLES).nullable(),
  isOnly: z.boolean(),
});

/**
 * The release of an area that a host shows to users outside canaries. `host`: a key of the registry, `*` for all
 * others. `isShown`: whether the area is enabled on the host.
 */
export const ActiveRelease = z.object({
  id: z.string(),
  host: z.string(),
  channel: z.string(),
  area: z.string(),
  owner: z.string(),
  isShown: z.boolean(),
  isTooNew: z.boolean(),
  release: Release.nullable(),
  reasons: z.array(ReleaseReason),
  fallBack: Release.nullable(),
  health: Health.nullable(),
});

/**
 * `vital`: the web vital that is poor, with its 75th percentile; null: it failed too often. `tried` and `failed` count
 * page views then, else people.
 */
const Quarantine = z.object({
  id: Id,
  beganAt: UnixTime,
  tried: z.int(),
  failed: z.int(),
  vital: z.enum(WEB_VITAL_NAMES).nullable(),
  p75: z.number().nullable(),
});

/** `shownBy`: its channels with their percentage of stable users. `shared`: versions of the shared modules it was built with. */
export const ReleaseRow = Release.extend({
  id: z.string(),
  area: z.string(),
  owner: z.string(),
  hostApi: z.string(),
  shownBy: z.array(z.object({ channel: z.string(), share: z.number().nullable() })),
  pinnedOn: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  /** Whose trusted key signed it; null if the portal demands no signatures. Earlier releases don't say. */
  signedBy: z.string().nullish(),
  health: Health,
  quarantine: Quarantine.nullable(),
  actions: z.array(z.enum(['lift'])),
});

/** Failures of the last seven days. `people`: distinct signed-in users. `message`: of the latest failure. */
export const ReleaseFailure = z.object({
  id: z.string(),
  area: z.string(),
  build: z.string().nullable(),
  version: z.string().nullable(),
  kind: z.enum(FAILURE_KINDS),
  count: z.int(),
  people: z.int(),
  lastAt: UnixTime,
  message: z.string(),
});

/** Violations of the content security policy over the last 60 days. `area`: the script's owner; null: the portal itself, or unknown. */
export const PolicyViolation = z.object({
  id: z.string(),
  host: z.string(),
  area: z.string().nullable(),
  build: z.string().nullable(),
  directive: z.string(),
  blocked: z.string(),
  count: z.int(),
  firstAt: UnixTime,
  lastAt: UnixTime,
});

/** `p75`: 75th percentile in milliseconds; of CLS its score. */
const MeasuredVital = z.object({ p75: z.number(), rating: z.enum(VITAL_RATINGS), views: z.int() });

/**
 * Web vitals of a release over the last seven days. `area`: `shell` for the portal's own pages. `vitals`: null where no
 * browser has reported any.
 */
export const ReleaseVitals = Release.extend({
  id: z.string(),
  area: z.string(),
  views: z.int(),
  vitals: z.record(z.enum(WEB_VITAL_NAMES), MeasuredVital.nullable()),
});

/** A change of the registry. `action`: of `REGISTRY_ACTIONS`, or of a later release. `target`: a channel or a host. */
export const ReleaseChange = z.object({
  id: z.string(),
  at: UnixTime,
  by: z.string(),
  action: z.string(),
  area: z.string().nullable(),
  build: z.string().nullable(),
  version: z.string().nullable(),
  target: z.string().nullable(),
  message: z.string().nullable(),
  commit: z.string().nullable(),
  source: z.string().nullable(),
});

export const ActiveReleasePage = pageOf(ActiveRelease);
export const ReleasePage = pageOf(ReleaseRow);
export const ReleaseFailurePage = pageOf(ReleaseFailure);
export const PolicyViolationPage = pageOf(PolicyViolation);
export const ReleaseVitalsPage = pageOf(ReleaseVitals);
export const ReleaseChangePage = pageOf(ReleaseChange);
/** Values the lists can be filtered by. */
export const ReleaseFilterOptions = z.object({ hosts: z.array(z.string()), areas: z.array(z.string()) });
/** A page of the documentation. `text`: English Markdown. */
export const FaultArticle = z.object({ number: z.int(), text: z.string() });

/** `host`: a key of the registry. */
export const ReleaseQuery = Paging.omit({ search: true }).extend({
  host: text(OVERRIDE_LIMITS.host).optional(),
  area: text(OVERRIDE_LIMITS.area).optional(),
});
export const FaultParams = z.object({ kind: z.enum(FAILURE_KINDS) });

export type ReleaseState = (typeof RELEASE_STATES)[number];
export type ReleaseReason = z.infer<typeof ReleaseReason>;
export type ActiveRelease = z.infer<typeof ActiveRelease>;
export type ReleaseRow = z.infer<typeof ReleaseRow>;
export type ReleaseFailure = z.infer<typeof ReleaseFailure>;
export type PolicyViolation = z.infer<typeof PolicyViolation>;
export type ReleaseVitals = z.infer<typeof ReleaseVitals>;
export type ReleaseChange = z.infer<typeof ReleaseChange>;
export type ReleaseFilterOptions = z.infer<typeof ReleaseFilterOptions>;
export type FaultArticle = z.infer<typeof FaultArticle>;
export type ReleaseQuery = z.infer<typeof ReleaseQuery>;
