import { z } from 'zod';
import { Id, pageOf, Paging, text, Unix } from './common.ts';
import { FAILURES, type FailureKind } from './values/failures.ts';

const FAILURE_KINDS = Object.keys(FAILURES) as [FailureKind, ...FailureKind[]];

/** `failing`: it fails too often, and there is no other to go to. */
const RELEASE_STATES = ['fine', 'failing', 'quarantined'] as const;
const OBSTACLES = ['cohort', 'missing', 'hostApi', 'quarantined'] as const;

const Release = z.object({
  build: z.string(),
  /** Null: the registry does not know it. */ version: z.string().nullable(),
});

/** Of a release in the last 24 hours. `p75`: so many milliseconds did a load take at most for three quarters of all. */
const Health = z.object({ loads: z.int(), p75: z.int().nullable(), failures: z.int(), state: z.enum(RELEASE_STATES) });

/** What speaks for a release. `why`: `pin`, the channel, or `lastGood`; `share`: percent of the users who see a canary; `against`: why it does not count after all; `isOnly`: quarantined, and there is no other. */
const ReleaseReason = Release.extend({
  why: z.string(),
  share: z.number().nullable(),
  against: z.enum(OBSTACLES).nullable(),
  isOnly: z.boolean(),
});

/** What a host shows of an area to those who are in no canary. `host`: as the registry has it, `*` for all others. `release`: null where there is none; `isShown`: the area is one of the host's set. */
export const ReleaseInForce = z.object({
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

/** `shownBy`: the channels that show it, and to what share of stable's users; `shared`: version by module of what it was built with. */
export const ReleaseRow = Release.extend({
  id: z.string(),
  area: z.string(),
  owner: z.string(),
  hostApi: z.string(),
  shownBy: z.array(z.object({ channel: z.string(), share: z.number().nullable() })),
  pinnedOn: z.array(z.string()),
  shared: z.record(z.string(), z.string()),
  health: Health,
  quarantine: z.object({ id: Id, beganAt: Unix, tried: z.int(), failed: z.int() }).nullable(),
  actions: z.array(z.enum(['lift'])),
});

/** Of the last seven days. `people`: how many different ones, as far as they were signed in; `message`: of the last one. */
export const ReleaseFailure = z.object({
  id: z.string(),
  area: z.string(),
  build: z.string().nullable(),
  version: z.string().nullable(),
  kind: z.enum(FAILURE_KINDS),
  count: z.int(),
  people: z.int(),
  lastAt: Unix,
  message: z.string(),
});

/** What browsers refused by the page's policy, for sixty days. `area`: whose script it was; null: the portal's own, or nobody knows. */
export const PolicyViolation = z.object({
  id: z.string(),
  host: z.string(),
  area: z.string().nullable(),
  build: z.string().nullable(),
  directive: z.string(),
  blocked: z.string(),
  count: z.int(),
  firstAt: Unix,
  lastAt: Unix,
});

export const ReleaseInForcePage = pageOf(ReleaseInForce);
export const ReleasePage = pageOf(ReleaseRow);
export const ReleaseFailurePage = pageOf(ReleaseFailure);
export const PolicyViolationPage = pageOf(PolicyViolation);
/** What the lists can be filtered by: hosts as the registry has them. */
export const ReleaseChoices = z.object({ hosts: z.array(z.string()), areas: z.array(z.string()) });
/** `text`: the page of the documentation, in English Markdown. */
export const FaultPage = z.object({ number: z.int(), text: z.string() });

/** `host`: as the registry has it. */
export const ReleaseQuery = Paging.omit({ search: true }).extend({
  host: text(253).optional(),
  area: text(40).optional(),
});
export const byFault = z.object({ kind: z.enum(FAILURE_KINDS) });

export type ReleaseState = (typeof RELEASE_STATES)[number];
export type ReleaseReason = z.infer<typeof ReleaseReason>;
export type ReleaseInForce = z.infer<typeof ReleaseInForce>;
export type ReleaseRow = z.infer<typeof ReleaseRow>;
export type ReleaseFailure = z.infer<typeof ReleaseFailure>;
export type PolicyViolation = z.infer<typeof PolicyViolation>;
export type ReleaseChoices = z.infer<typeof ReleaseChoices>;
export type FaultPage = z.infer<typeof FaultPage>;
export type ReleaseQuery = z.infer<typeof ReleaseQuery>;
