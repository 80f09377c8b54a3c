import { defineMessages } from 'react-intl';
import type { FailureKind } from 'shared-contracts/values/failures';

export const messages = defineMessages({
  title: { id: 'admin.releases.title', defaultMessage: 'Releases' },
  view: { id: 'admin.releases.view', defaultMessage: 'What is shown' },
  area: { id: 'admin.releases.area', defaultMessage: 'Area' },
  host: { id: 'admin.releases.host', defaultMessage: 'Host' },
  owner: { id: 'admin.releases.owner', defaultMessage: 'Owner' },
  release: { id: 'admin.releases.release', defaultMessage: 'Release' },
  why: { id: 'admin.releases.why', defaultMessage: 'Why' },
  state: { id: 'admin.releases.state', defaultMessage: 'State' },
  p75: { id: 'admin.releases.p75', defaultMessage: 'Load time p75' },
  loads: { id: 'admin.releases.loads', defaultMessage: 'Loads in 24 h' },
  failures: { id: 'admin.releases.failures', defaultMessage: 'Failures in 24 h' },
  fallBack: { id: 'admin.releases.fallBack', defaultMessage: 'Falls back to' },
  hostApi: { id: 'admin.releases.hostApi', defaultMessage: 'Shell it needs' },
  shownBy: { id: 'admin.releases.shownBy', defaultMessage: 'Shown by' },
  shared: { id: 'admin.releases.shared', defaultMessage: 'Shared libraries it was built with' },
  module: { id: 'admin.releases.module', defaultMessage: 'Library' },
  version: { id: 'admin.releases.version', defaultMessage: 'Version' },
  quarantinedAt: { id: 'admin.releases.quarantinedAt', defaultMessage: 'Quarantined' },
  failedFor: { id: 'admin.releases.failedFor', defaultMessage: 'Failed for' },
  peopleOf: { id: 'admin.releases.peopleOf', defaultMessage: '{failed} of {tried} people' },
  milliseconds: { id: 'admin.releases.milliseconds', defaultMessage: '{count} ms' },
  asItIs: { id: 'admin.releases.asItIs', defaultMessage: '{name}' },
  otherHosts: { id: 'admin.releases.otherHosts', defaultMessage: 'All other hosts' },
  portalItself: { id: 'admin.releases.portalItself', defaultMessage: 'Portal or unknown' },
  channel: { id: 'admin.releases.channel', defaultMessage: '{channel} ({share} % of users)' },
  show: { id: 'admin.releases.show', defaultMessage: 'Show' },
  lift: { id: 'admin.releases.lift', defaultMessage: 'Lift the quarantine' },
  lifts: {
    id: 'admin.releases.lifts',
    defaultMessage:
      'Whoever is meant to see {release} of {area} gets it again. Should it go on failing, it is quarantined anew.',
  },
  lifted: { id: 'admin.releases.lifted', defaultMessage: 'The quarantine is lifted' },
  gone: { id: 'admin.releases.gone', defaultMessage: 'It is not quarantined any more' },
  kind: { id: 'admin.releases.kind', defaultMessage: 'Fault' },
  count: { id: 'admin.releases.count', defaultMessage: 'How often' },
  people: { id: 'admin.releases.people', defaultMessage: 'People' },
  lastAt: { id: 'admin.releases.lastAt', defaultMessage: 'Last' },
  firstAt: { id: 'admin.releases.firstAt', defaultMessage: 'First' },
  said: { id: 'admin.releases.said', defaultMessage: 'What the browser said' },
  explain: { id: 'admin.releases.explain', defaultMessage: 'What to do' },
  fault: { id: 'admin.releases.fault', defaultMessage: 'Fault {number}' },
  directive: { id: 'admin.releases.directive', defaultMessage: 'Rule' },
  blocked: { id: 'admin.releases.blocked', defaultMessage: 'Refused' },
});

export const views = defineMessages({
  inForce: { id: 'admin.releases.view.inForce', defaultMessage: 'In force' },
  releases: { id: 'admin.releases.view.releases', defaultMessage: 'All releases' },
  failures: { id: 'admin.releases.view.failures', defaultMessage: 'Failures' },
  violations: { id: 'admin.releases.view.violations', defaultMessage: 'Policy violations' },
});

export const empties = defineMessages({
  inForce: { id: 'admin.releases.empty.inForce', defaultMessage: 'No releases in force' },
  inForceText: {
    id: 'admin.releases.empty.inForceText',
    defaultMessage: 'The registry names no release of any area. Publish one, and it appears here at once.',
  },
  releases: { id: 'admin.releases.empty.releases', defaultMessage: 'No releases found' },
  releasesText: {
    id: 'admin.releases.empty.releasesText',
    defaultMessage: 'The registry holds no release. What is published appears here at once.',
  },
  failures: { id: 'admin.releases.empty.failures', defaultMessage: 'No failures found' },
  failuresText: {
    id: 'admin.releases.empty.failuresText',
    defaultMessage: 'In the last seven days every area was loaded and drawn without a fault.',
  },
  violations: { id: 'admin.releases.empty.violations', defaultMessage: 'No policy violations found' },
  violationsText: {
    id: 'admin.releases.empty.violationsText',
    defaultMessage: 'Nobody’s browser has refused anything by the rules of the page in the last sixty days.',
  },
});

export const states = defineMessages({
  fine: { id: 'admin.releases.state.fine', defaultMessage: 'Good' },
  failing: { id: 'admin.releases.state.failing', defaultMessage: 'Failing' },
  quarantined: { id: 'admin.releases.state.quarantined', defaultMessage: 'Quarantined' },
});

/** Why a host shows a release. */
export const whys = defineMessages({
  pin: { id: 'admin.releases.why.pin', defaultMessage: 'Pinned on this host' },
  channel: { id: 'admin.releases.why.channel', defaultMessage: 'Channel {channel}' },
  lastGood: { id: 'admin.releases.why.lastGood', defaultMessage: 'What was good last' },
  isOnly: { id: 'admin.releases.why.isOnly', defaultMessage: '{why}, though quarantined: there is no other' },
  notShown: { id: 'admin.releases.why.notShown', defaultMessage: 'Not one of the areas of this host' },
  tooNew: { id: 'admin.releases.why.tooNew', defaultMessage: 'It needs a newer shell, and there is no other' },
  none: { id: 'admin.releases.why.none', defaultMessage: 'Nothing is shown here' },
});

/** What would have been stronger, and why it does not count. */
export const passed = defineMessages({
  cohort: { id: 'admin.releases.passed.cohort', defaultMessage: '{release} for {share} % of users ({why})' },
  missing: { id: 'admin.releases.passed.missing', defaultMessage: '{release} ({why}) does not exist' },
  hostApi: { id: 'admin.releases.passed.hostApi', defaultMessage: '{release} ({why}) needs another shell' },
  quarantined: { id: 'admin.releases.passed.quarantined', defaultMessage: '{release} ({why}) is quarantined' },
});

/** By its number, which the user is told as well. */
export const kinds = defineMessages({
  slow: { id: 'admin.releases.kind.slow', defaultMessage: '{number} · Slow' },
  missing: { id: 'admin.releases.kind.missing', defaultMessage: '{number} · Not in the registry' },
  unreachable: { id: 'admin.releases.kind.unreachable', defaultMessage: '{number} · Cannot be reached' },
  altered: { id: 'admin.releases.kind.altered', defaultMessage: '{number} · Altered on the way' },
  blocked: { id: 'admin.releases.kind.blocked', defaultMessage: '{number} · Refused by the policy' },
  tooNew: { id: 'admin.releases.kind.tooNew', defaultMessage: '{number} · Needs a newer shell' },
  mismatched: { id: 'admin.releases.kind.mismatched', defaultMessage: '{number} · Does not fit the shell' },
  unstarted: { id: 'admin.releases.kind.unstarted', defaultMessage: '{number} · Fails while it is loaded' },
  broken: { id: 'admin.releases.kind.broken', defaultMessage: '{number} · Fails while it is drawn' },
}) satisfies Record<FailureKind, object>;
