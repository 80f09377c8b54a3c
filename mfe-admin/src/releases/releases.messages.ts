import { defineMessages } from 'react-intl';
import type { RegistryAction } from 'shared-contracts/values/portal/areas';
import type { FailureKind } from 'shared-contracts/values/portal/failures';
import type { VitalRating, WebVital } from 'shared-contracts/values/portal/web-vitals';

export const messages = defineMessages({
  title: { id: 'admin.releases.title', defaultMessage: 'Releases' },
  view: { id: 'admin.releases.view', defaultMessage: 'View' },
  area: { id: 'admin.releases.area', defaultMessage: 'Area' },
  host: { id: 'admin.releases.host', defaultMessage: 'Host' },
  owner: { id: 'admin.releases.owner', defaultMessage: 'Owner' },
  release: { id: 'admin.releases.release', defaultMessage: 'Release' },
  reason: { id: 'admin.releases.why', defaultMessage: 'Reason' },
  state: { id: 'admin.releases.state', defaultMessage: 'State' },
  p75: { id: 'admin.releases.p75', defaultMessage: 'Load time p75' },
  loads: { id: 'admin.releases.loads', defaultMessage: 'Loads in 24 h' },
  failures: { id: 'admin.releases.failures', defaultMessage: 'Failures in 24 h' },
  fallBack: { id: 'admin.releases.fallBack', defaultMessage: 'Fallback' },
  hostApi: { id: 'admin.releases.hostApi', defaultMessage: 'Required shell' },
  signedBy: { id: 'admin.releases.signedBy', defaultMessage: 'Signed by' },
  shownBy: { id: 'admin.releases.shownBy', defaultMessage: 'Shown by' },
  shared: { id: 'admin.releases.shared', defaultMessage: 'Shared modules it was built with' },
  module: { id: 'admin.releases.module', defaultMessage: 'Module' },
  version: { id: 'admin.releases.version', defaultMessage: 'Version' },
  quarantinedAt: { id: 'admin.releases.quarantinedAt', defaultMessage: 'Quarantined' },
  failedFor: { id: 'admin.releases.failedFor', defaultMessage: 'Failed for' },
  failedUsers: { id: 'admin.releases.peopleOf', defaultMessage: '{failed} of {tried} users' },
  poorViews: { id: 'admin.releases.poorViews', defaultMessage: '{failed} of {tried} views' },
  milliseconds: { id: 'admin.releases.milliseconds', defaultMessage: '{count} ms' },
  score: { id: 'admin.releases.score', defaultMessage: '{count, number}' },
  views: { id: 'admin.releases.views', defaultMessage: 'Views' },
  shellPages: { id: 'admin.releases.shellPages', defaultMessage: 'Portal itself' },
  nameOnly: { id: 'admin.releases.asItIs', defaultMessage: '{name}' },
  otherHosts: { id: 'admin.releases.otherHosts', defaultMessage: 'All other hosts' },
  portalItself: { id: 'admin.releases.portalItself', defaultMessage: 'Portal or unknown' },
  channel: { id: 'admin.releases.channel', defaultMessage: '{channel} ({share} % of users)' },
  show: { id: 'admin.releases.show', defaultMessage: 'Show' },
  lift: { id: 'admin.releases.lift', defaultMessage: 'Lift quarantine' },
  confirmLift: {
    id: 'admin.releases.lifts',
    defaultMessage: 'Users get {release} of {area} again. If it keeps failing, it is quarantined again.',
  },
  lifted: { id: 'admin.releases.lifted', defaultMessage: 'Quarantine lifted' },
  notQuarantined: { id: 'admin.releases.gone', defaultMessage: 'This release is no longer quarantined' },
  kind: { id: 'admin.releases.kind', defaultMessage: 'Fault' },
  count: { id: 'admin.releases.count', defaultMessage: 'Count' },
  people: { id: 'admin.releases.people', defaultMessage: 'Users' },
  lastAt: { id: 'admin.releases.lastAt', defaultMessage: 'Last' },
  firstAt: { id: 'admin.releases.firstAt', defaultMessage: 'First' },
  browserMessage: { id: 'admin.releases.said', defaultMessage: 'Browser message' },
  explain: { id: 'admin.releases.explain', defaultMessage: 'What to do' },
  fault: { id: 'admin.releases.fault', defaultMessage: 'Fault {number}' },
  directive: { id: 'admin.releases.directive', defaultMessage: 'Directive' },
  blocked: { id: 'admin.releases.blocked', defaultMessage: 'Blocked' },
  at: { id: 'admin.releases.at', defaultMessage: 'When' },
  action: { id: 'admin.releases.action', defaultMessage: 'Change' },
  target: { id: 'admin.releases.target', defaultMessage: 'Channel or host' },
  by: { id: 'admin.releases.by', defaultMessage: 'Changed by' },
  message: { id: 'admin.releases.message', defaultMessage: 'Message' },
  commit: { id: 'admin.releases.commit', defaultMessage: 'Commit and source' },
});

export const views = defineMessages({
  inForce: { id: 'admin.releases.view.inForce', defaultMessage: 'Active' },
  releases: { id: 'admin.releases.view.releases', defaultMessage: 'All releases' },
  failures: { id: 'admin.releases.view.failures', defaultMessage: 'Failures' },
  violations: { id: 'admin.releases.view.violations', defaultMessage: 'Policy violations' },
  vitals: { id: 'admin.releases.view.vitals', defaultMessage: 'Web vitals' },
  changes: { id: 'admin.releases.view.changes', defaultMessage: 'History' },
});

export const emptyStates = defineMessages({
  inForce: { id: 'admin.releases.empty.inForce', defaultMessage: 'No active releases' },
  inForceText: {
    id: 'admin.releases.empty.inForceText',
    defaultMessage: 'The registry has no active releases. Published releases appear here immediately.',
  },
  releases: { id: 'admin.releases.empty.releases', defaultMessage: 'No releases found' },
  releasesText: {
    id: 'admin.releases.empty.releasesText',
    defaultMessage: 'The registry has no releases. Published releases appear here immediately.',
  },
  failures: { id: 'admin.releases.empty.failures', defaultMessage: 'No failures found' },
  failuresText: {
    id: 'admin.releases.empty.failuresText',
    defaultMessage: 'All areas loaded and rendered without failures in the last seven days.',
  },
  violations: { id: 'admin.releases.empty.violations', defaultMessage: 'No policy violations found' },
  violationsText: {
    id: 'admin.releases.empty.violationsText',
    defaultMessage: 'No browser has reported a policy violation in the last sixty days.',
  },
  vitals: { id: 'admin.releases.empty.vitals', defaultMessage: 'No web vitals found' },
  vitalsText: {
    id: 'admin.releases.empty.vitalsText',
    defaultMessage: 'No browser has reported web vitals in the last seven days.',
  },
  changes: { id: 'admin.releases.empty.changes', defaultMessage: 'No changes found' },
  changesText: {
    id: 'admin.releases.empty.changesText',
    defaultMessage: 'Every release, promotion and rollback appears here with who made it and why.',
  },
});

/** The effect of a command on the registry. */
export const actionMessages = defineMessages({
  publish: { id: 'admin.releases.action.publish', defaultMessage: 'Published' },
  promote: { id: 'admin.releases.action.promote', defaultMessage: 'Promoted' },
  share: { id: 'admin.releases.action.share', defaultMessage: 'Share of users changed' },
  rollBack: { id: 'admin.releases.action.rollBack', defaultMessage: 'Rolled back' },
  withdraw: { id: 'admin.releases.action.withdraw', defaultMessage: 'Area withdrawn' },
  pin: { id: 'admin.releases.action.pin', defaultMessage: 'Pinned' },
  unpin: { id: 'admin.releases.action.unpin', defaultMessage: 'Pin removed' },
  host: { id: 'admin.releases.action.host', defaultMessage: 'Host changed' },
  removeHost: { id: 'admin.releases.action.removeHost', defaultMessage: 'Host removed' },
  lift: { id: 'admin.releases.action.lift', defaultMessage: 'Quarantine lifted' },
  prune: { id: 'admin.releases.action.prune', defaultMessage: 'Old releases removed' },
  shell: { id: 'admin.releases.action.shell', defaultMessage: 'Shell registered' },
}) satisfies Record<RegistryAction, object>;

export const states = defineMessages({
  fine: { id: 'admin.releases.state.fine', defaultMessage: 'Good' },
  failing: { id: 'admin.releases.state.failing', defaultMessage: 'Failing' },
  quarantined: { id: 'admin.releases.state.quarantined', defaultMessage: 'Quarantined' },
});

/** The 75th percentile of what browsers measured. */
export const vitalHeaders = defineMessages({
  lcp: { id: 'admin.releases.vital.lcp', defaultMessage: 'Content (LCP)' },
  inp: { id: 'admin.releases.vital.inp', defaultMessage: 'Response (INP)' },
  cls: { id: 'admin.releases.vital.cls', defaultMessage: 'Shifts (CLS)' },
  fcp: { id: 'admin.releases.vital.fcp', defaultMessage: 'First paint (FCP)' },
  ttfb: { id: 'admin.releases.vital.ttfb', defaultMessage: 'First byte (TTFB)' },
}) satisfies Record<WebVital, object>;

export const vitalRatings = defineMessages({
  good: { id: 'admin.releases.rating.good', defaultMessage: 'Good' },
  needsImprovement: { id: 'admin.releases.rating.needsImprovement', defaultMessage: 'Needs improvement' },
  poor: { id: 'admin.releases.rating.poor', defaultMessage: 'Poor' },
}) satisfies Record<VitalRating, object>;

/** Why a host shows a release, or none. */
export const reasonMessages = defineMessages({
  pin: { id: 'admin.releases.why.pin', defaultMessage: 'Pinned on this host' },
  channel: { id: 'admin.releases.why.channel', defaultMessage: 'Channel {channel}' },
  lastGood: { id: 'admin.releases.why.lastGood', defaultMessage: 'Last good release' },
  isOnly: { id: 'admin.releases.why.isOnly', defaultMessage: '{why}, though quarantined: no other release' },
  notShown: { id: 'admin.releases.why.notShown', defaultMessage: 'Area is not enabled on this host' },
  tooNew: { id: 'admin.releases.why.tooNew', defaultMessage: 'Requires a newer shell, no other release' },
  none: { id: 'admin.releases.why.none', defaultMessage: 'No release available' },
});

/** Why a release with higher precedence was skipped. */
export const passedOverMessages = defineMessages({
  cohort: { id: 'admin.releases.passed.cohort', defaultMessage: '{release} for {share} % of users ({why})' },
  missing: { id: 'admin.releases.passed.missing', defaultMessage: '{release} ({why}) does not exist' },
  hostApi: { id: 'admin.releases.passed.hostApi', defaultMessage: '{release} ({why}) requires another shell' },
  quarantined: { id: 'admin.releases.passed.quarantined', defaultMessage: '{release} ({why}) is quarantined' },
});

/** Kinds with the fault number that the user sees as well. */
export const failureKinds = defineMessages({
  slow: { id: 'admin.releases.kind.slow', defaultMessage: '{number} · Slow' },
  missing: { id: 'admin.releases.kind.missing', defaultMessage: '{number} · Not in the registry' },
  unreachable: { id: 'admin.releases.kind.unreachable', defaultMessage: '{number} · Unreachable' },
  altered: { id: 'admin.releases.kind.altered', defaultMessage: '{number} · Altered in transit' },
  blocked: { id: 'admin.releases.kind.blocked', defaultMessage: '{number} · Blocked by the policy' },
  tooNew: { id: 'admin.releases.kind.tooNew', defaultMessage: '{number} · Requires a newer shell' },
  mismatched: { id: 'admin.releases.kind.mismatched', defaultMessage: '{number} · Incompatible with the shell' },
  unstarted: { id: 'admin.releases.kind.unstarted', defaultMessage: '{number} · Fails to start' },
  broken: { id: 'admin.releases.kind.broken', defaultMessage: '{number} · Fails while rendering' },
}) satisfies Record<FailureKind, object>;
