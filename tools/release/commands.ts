import type { ParseArgsOptionsConfig } from 'node:util';
import { STABLE_CHANNEL, type Registry } from 'shared-contracts/values/portal/areas';
import { getCanaryShare } from 'shared-contracts/values/portal/resolve-releases';
import { change, readRegistry } from './change.ts';
import { findNewConflicts } from './checks.rules.ts';
import { quarantinedIn } from './quarantined-in.ts';
import {
  buildNamed,
  lift,
  pin,
  promote,
  prune,
  ReleaseError,
  assertNoFindings,
  removeHost,
  rollBack,
  setBase,
  setHost,
  setShare,
} from './registry.rules.ts';
import type { Store } from './store.ts';
import { explainRelease, labelOf, listed, describeHosts, findHostsPinning } from './describe.ts';
import { findDamagedReleases } from './upload.ts';

type Values = Record<string, string | boolean | undefined>;
type Call = {
  store: Store;
  words: readonly string[];
  values: Values;
  env: NodeJS.ProcessEnv;
  say: (text: string) => void;
};
export type Command = { usage: string; options?: ParseArgsOptionsConfig; run: (call: Call) => Promise<void> };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const CANARY = 'canary';
const DAY_S = 86_400;
const HOST = /^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*|\d+(\.\d+){3}|\[[\da-f:]+\])$/;

const textOption = (values: Values, name: string) => (typeof values[name] === 'string' ? values[name] : undefined);

function wholeNumber(values: Values, name: string, [least, most]: readonly [number, number]): number | undefined {
  const value = textOption(values, name);
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most)
    throw new ReleaseError(`--${name} must be a whole number from ${least} to ${most}.`);
  return Number(value);
}

/** A host's name as browsers send it, without port. @throws ReleaseError */
function hostNamed(name = ''): string {
  const host = name.toLowerCase().replace(/:\d+$/, '');
  if (!HOST.test(host))
    throw new ReleaseError(
      'Which host? A name such as portal.partner.example, *.partner.example for all in a domain, or * for all others.',
    );
  return host;
}

/** `mfe-orders` or `mfe-orders@<build>`. @throws ReleaseError */
function areaNamed(word = ''): { area: string; build: string | undefined } {
  const [area = '', build] = word.split('@');
  if (!area) throw new ReleaseError('Which area? For example mfe-orders.');
  return { area, build };
}

/** A change that may bring no clash. */
const changeRightly = (store: Store, what: string, edit: (registry: Registry) => Registry) =>
  change(store, (before) => {
    const after = edit(before);
    assertNoFindings(what, findNewConflicts(before, after));
    return after;
  });

const shownBuild = (registry: Registry, area: string, channel: string) =>
  labelOf(registry, area, registry.channels[channel]?.areas[area] ?? '');
const audience = (registry: Registry, area: string, channel: string) => {
  const share = getCanaryShare(registry.channels[channel] ?? { areas: {} }, area);
  return channel === STABLE_CHANNEL ? 'everybody' : `${share} % of the users and the hosts of that channel`;
};

async function runPublish({ store, words: [word], values, env, say }: Call) {
  const { isOnStable, locateSources, publishArea, publishShell } = await import('./publish.ts'); // what builds is slow to load
  const { openGate } = await import('./gate/gate.ts');
  if (word === 'shell')
    return say(
      `Releases in ${store.name} are checked against shell ${(await publishShell(store)).hostApi} from now on.`,
    );
  const { area } = areaNamed(word);
  const channel = textOption(values, 'channel') ?? STABLE_CHANNEL;
  if (values['if-new'] && (await isOnStable(store, area, textOption(values, 'source'))))
    return say(`${area} is on ${STABLE_CHANNEL} as it is built from these sources: there is nothing to release.`);
  const source = locateSources(area, textOption(values, 'source'));
  const target = { store, area, source, portal: textOption(values, 'portal') ?? env['RELEASE_PORTAL'] };
  const gate = values['no-browser'] ? undefined : await openGate(target);
  const after = await publishArea(store, area, {
    channel,
    percent: wholeNumber(values, 'share', [0, 100]),
    source,
    onBuilt: (label) => say(`Built ${label}.`),
    ...(gate && { check: gate.check }),
  }).finally(() => gate?.close());
  say(
    `${area} ${shownBuild(after, area, channel)} is on ${channel} in ${store.name}, for ${audience(after, area, channel)}.`,
  );
}

async function runPromote({ store, words: [word], values, say }: Call) {
  const { area, build } = areaNamed(word);
  const from = textOption(values, 'from') ?? CANARY;
  const percent = wholeNumber(values, 'share', [0, 100]);
  const edit = (registry: Registry) =>
    percent === undefined ? promote(registry, area, { from, build }) : setShare(registry, area, { on: from, percent });
  const { after } = await changeRightly(store, area, edit);
  const channel = percent === undefined ? STABLE_CHANNEL : from;
  say(`${area} ${shownBuild(after, area, channel)} is on ${channel}, for ${audience(after, area, channel)}.`);
}

async function runPin({ store, words: [word], values, say }: Call) {
  const { area, build } = areaNamed(word);
  const host = hostNamed(textOption(values, 'host'));
  if ((build === undefined) !== Boolean(values['off']))
    throw new ReleaseError('Either a release, as in mfe-orders@<build>, or --off.');
  const { after } = await changeRightly(store, area, (registry) => pin(registry, host, area, build));
  say(
    build === undefined
      ? `${area} is not pinned on ${host} any more.`
      : `${area} is ${labelOf(after, area, buildNamed(after, area, build))} on ${host}, whatever its channel shows.`,
  );
}

async function runHosts({ store, words: [word], values, say }: Call) {
  const base = textOption(values, 'base');
  const areas = textOption(values, 'areas');
  const edit = (registry: Registry) => {
    if (word === undefined) return registry;
    const host = hostNamed(word);
    return values['remove']
      ? removeHost(registry, host)
      : setHost(registry, host, {
          channel: textOption(values, 'channel'),
          areas: areas === 'all' ? 'all' : areas?.split(','),
        });
  };
  const { after } = await changeRightly(store, word ?? 'the base', (registry) =>
    edit(base === undefined ? registry : setBase(registry, base)),
  );
  say(
    `${describeHosts(after)}\n\nBrowsers find the releases at ${after.base ?? 'the portal’s own /areas/, or where the registry is read from'}.`,
  );
}

async function runRollback({ store, words: [word], values, say }: Call) {
  const { area } = areaNamed(word);
  const channel = textOption(values, 'channel') ?? STABLE_CHANNEL;
  const { before, after } = await change(store, (registry) => rollBack(registry, area, channel));
  const bad = before.channels[channel]?.areas[area] ?? '';
  say(
    `${area} is ${channel === STABLE_CHANNEL ? `back at ${shownBuild(after, area, STABLE_CHANNEL)}` : `not on ${channel} any more`}; it was ${labelOf(before, area, bad)}.`,
  );
  for (const host of findHostsPinning(after, area, bad))
    say(`It is still pinned on ${host}: npm run release -- pin ${area} --off --host ${host}`);
  for (const clash of findNewConflicts(before, after)) say(`Beware: ${clash}.`);
}

async function runLift({ store, words: [word], say }: Call) {
  const { area, build } = areaNamed(word);
  if (build === undefined) throw new ReleaseError('Which release? For example mfe-orders@3f9c01aa.');
  const { after } = await change(store, (registry) => lift(registry, area, build, Math.floor(Date.now() / 1000)));
  say(
    `${area} ${labelOf(after, area, buildNamed(after, area, build))} is not quarantined any more; it is again if it goes on failing.`,
  );
}

async function runExplain({ store, values, say }: Call) {
  const portal = textOption(values, 'portal');
  const quarantined = portal === undefined ? undefined : await quarantinedIn(portal);
  say(
    explainRelease(await readRegistry(store), {
      host: hostNamed(textOption(values, 'host')),
      userId: textOption(values, 'user'),
      quarantined,
    }),
  );
  if (!quarantined) say('What is quarantined is known to the portal alone: name it with --portal.');
}

async function runVerify({ store, words: [area], say }: Call) {
  const registry = await readRegistry(store);
  const found = await findDamagedReleases(store, registry, area);
  if (found.length > 0) throw new ReleaseError(found.join('\n'));
  const count = Object.entries(registry.releases)
    .filter(([name]) => area === undefined || name === area)
    .flatMap(([, builds]) => Object.keys(builds)).length;
  say(`${count} releases in ${store.name} are whole and as they were built.`);
}

async function runPrune({ store, values, say }: Call) {
  const days = wholeNumber(values, 'days', [1, 3_650]) ?? 30;
  const before = Math.floor(Date.now() / 1000) - days * DAY_S;
  const removed = new Set<string>();
  await change(store, (registry) => {
    const { registry: rest, removed: gone } = prune(registry, before);
    removed.clear();
    for (const { path } of gone) removed.add(path);
    return values['dry-run'] ? registry : rest;
  });
  for (const path of removed) {
    if (!values['dry-run']) await store.remove(await store.list(path));
    say(`${values['dry-run'] ? 'Would remove' : 'Removed'} ${path}`);
  }
  say(`${removed.size} releases that nothing has named for ${days} days.`);
}

/** All that can be done to a registry, by the first word after `npm run release --`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: {
    usage:
      'publish <area>|shell [--channel stable] [--share percent] [--portal address] [--source folder] [--if-new] [--no-browser]',
    options: { channel: text, share: text, source: text, portal: text, 'if-new': flag, 'no-browser': flag },
    run: runPublish,
  },
  promote: {
    usage: 'promote <area>[@build] [--share percent] [--from canary]',
    options: { share: text, from: text },
    run: runPromote,
  },
  pin: {
    usage: 'pin <area>@<build> --host name, or pin <area> --off --host name',
    options: { host: text, off: flag },
    run: runPin,
  },
  hosts: {
    usage: 'hosts [name] [--channel stable] [--areas a,b|all] [--remove] [--base address]',
    options: { channel: text, areas: text, remove: flag, base: text },
    run: runHosts,
  },
  rollback: { usage: 'rollback <area> [--channel stable]', options: { channel: text }, run: runRollback },
  list: {
    usage: 'list [area]',
    run: async ({ store, words: [area], say }) => say(listed(await readRegistry(store), area)),
  },
  explain: {
    usage: 'explain --host name [--user id] [--portal address]',
    options: { host: text, user: text, portal: text },
    run: runExplain,
  },
  lift: { usage: 'lift <area>@<build>', run: runLift },
  verify: { usage: 'verify [area]', run: runVerify },
  prune: { usage: 'prune [--days 30] [--dry-run]', options: { days: text, 'dry-run': flag }, run: runPrune },
};
