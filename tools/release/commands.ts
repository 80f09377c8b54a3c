import type { ParseArgsOptionsConfig } from 'node:util';
import { STABLE_CHANNEL, type Registry } from 'shared-contracts/values/portal/areas';
import { getCanaryShare } from 'shared-contracts/values/portal/resolve-releases';
import { areaNamed, changeRightly, hostNamed, noteOf, textOption, wholeNumber, type Call } from './call.ts';
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
  removeHost,
  rollBack,
  setBase,
  setHost,
  setShare,
  withdraw,
} from './registry.rules.ts';
import { explainRelease, labelOf, listed, describeHosts, findHostsPinning } from './describe.ts';
import { logged } from './log.ts';
import { createKey } from './signing/create-key.ts';
import { readSigningKey, readTrustedKeys } from './signing/sign-release.ts';
import { fetchTrustedKeys } from './signing/trusted-by-portal.ts';
import { findDamagedReleases } from './upload.ts';

export type Command = { usage: string; options?: ParseArgsOptionsConfig; run: (call: Call) => Promise<void> };
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const CANARY = 'canary';
const DAY_S = 86_400;

const shownBuild = (registry: Registry, area: string, channel: string) =>
  labelOf(registry, area, registry.channels[channel]?.areas[area] ?? '');
const audience = (registry: Registry, area: string, channel: string) => {
  const share = getCanaryShare(registry.channels[channel] ?? { areas: {} }, area);
  return channel === STABLE_CHANNEL ? 'everybody' : `${share} % of the users and the hosts of that channel`;
};

async function runPublish(call: Call) {
  const {
    store,
    words: [word],
    values,
    env,
    say,
  } = call;
  const { isOnStable, locateSources, publishArea, publishShell } = await import('./publish.ts'); // what builds is slow to load
  const { openReleaseGate } = await import('./gate/gate.ts');
  if (word === 'shell')
    return say(
      `Releases in ${store.name} are checked against shell ${(await publishShell(store, noteOf(call, 'shell'))).hostApi} from now on.`,
    );
  const { area } = areaNamed(word);
  const channel = textOption(values, 'channel') ?? STABLE_CHANNEL;
  if (values['if-new'] && (await isOnStable(store, area, textOption(values, 'source'))))
    return say(`${area} is on ${STABLE_CHANNEL} as it is built from these sources: there is nothing to release.`);
  const source = locateSources(area, textOption(values, 'source'));
  const target = { store, area, source, portal: textOption(values, 'portal') ?? env['RELEASE_PORTAL'] };
  const key = readSigningKey(env, textOption(values, 'sign-key'));
  const gate = values['no-browser'] ? undefined : await openReleaseGate(target);
  const trusted = [
    ...readTrustedKeys(env),
    ...(target.portal === undefined ? [] : await fetchTrustedKeys(target.portal)),
  ];
  const after = await publishArea(store, area, {
    channel,
    percent: wholeNumber(values, 'share', [0, 100]),
    source,
    note: noteOf(call, 'publish', { area, target: channel }, source),
    onBuilt: (label) => say(`Built ${label}.`),
    signing: { key, trusted },
    ...(gate && { check: gate.check }),
  }).finally(() => gate?.close());
  say(
    `${area} ${shownBuild(after, area, channel)} is on ${channel} in ${store.name}, for ${audience(after, area, channel)}.`,
  );
}

async function runPromote(call: Call) {
  const { words, values, say } = call;
  const { area, build } = areaNamed(words[0]);
  const from = textOption(values, 'from') ?? CANARY;
  const percent = wholeNumber(values, 'share', [0, 100]);
  const edit = (registry: Registry) =>
    percent === undefined ? promote(registry, area, { from, build }) : setShare(registry, area, { on: from, percent });
  const channel = percent === undefined ? STABLE_CHANNEL : from;
  const action = percent === undefined ? 'promote' : 'share';
  const { after } = await changeRightly(call, area, edit, noteOf(call, action, { area, target: channel }));
  say(`${area} ${shownBuild(after, area, channel)} is on ${channel}, for ${audience(after, area, channel)}.`);
}

async function runPin(call: Call) {
  const { words, values, say } = call;
  const { area, build } = areaNamed(words[0]);
  const host = hostNamed(textOption(values, 'host'));
  if ((build === undefined) !== Boolean(values['off']))
    throw new ReleaseError('Either a release, as in mfe-orders@<build>, or --off.');
  const note = noteOf(call, build === undefined ? 'unpin' : 'pin', { area, build, target: host });
  const { after } = await changeRightly(call, area, (registry) => pin(registry, host, area, build), note);
  say(
    build === undefined
      ? `${area} is not pinned on ${host} any more.`
      : `${area} is ${labelOf(after, area, buildNamed(after, area, build))} on ${host}, whatever its channel shows.`,
  );
}

async function runHosts(call: Call) {
  const { words, values, say } = call;
  const [word] = words;
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
  const note = noteOf(call, values['remove'] ? 'removeHost' : 'host', { target: word ?? base ?? '*' });
  const { after } = await changeRightly(
    call,
    word ?? 'the base',
    (registry) => edit(base === undefined ? registry : setBase(registry, base)),
    note,
  );
  say(
    `${describeHosts(after)}\n\nBrowsers find the releases at ${after.base ?? 'the portal’s own /areas/, or where the registry is read from'}.`,
  );
}

async function runRollback(call: Call) {
  const {
    store,
    words: [word],
    values,
    say,
  } = call;
  const { area } = areaNamed(word);
  const channel = textOption(values, 'channel') ?? STABLE_CHANNEL;
  const { before, after } = await change(
    store,
    (registry) => rollBack(registry, area, channel),
    noteOf(call, 'rollBack', { area, target: channel }),
  );
  const bad = before.channels[channel]?.areas[area] ?? '';
  say(
    `${area} is ${channel === STABLE_CHANNEL ? `back at ${shownBuild(after, area, STABLE_CHANNEL)}` : `not on ${channel} any more`}; it was ${labelOf(before, area, bad)}.`,
  );
  for (const host of findHostsPinning(after, area, bad))
    say(`It is still pinned on ${host}: npm run release -- pin ${area} --off --host ${host}`);
  for (const clash of findNewConflicts(before, after)) say(`Beware: ${clash}.`);
}

async function runWithdraw(call: Call) {
  const { area } = areaNamed(call.words[0]);
  const { before } = await change(
    call.store,
    (registry) => withdraw(registry, area),
    noteOf(call, 'withdraw', { area }),
  );
  const last = before.channels[STABLE_CHANNEL]?.areas[area];
  call.say(
    `Nobody sees ${area} any more.${last === undefined ? '' : ` It was ${labelOf(before, area, last)}: npm run release -- promote ${area}@${last} shows it again.`}`,
  );
}

async function runLift(call: Call) {
  const {
    store,
    words: [word],
    say,
  } = call;
  const { area, build } = areaNamed(word);
  if (build === undefined) throw new ReleaseError('Which release? For example mfe-orders@3f9c01aa.');
  const { after } = await change(
    store,
    (registry) => lift(registry, area, build, Math.floor(Date.now() / 1000)),
    noteOf(call, 'lift', { area, build }),
  );
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

async function runPrune(call: Call) {
  const { store, values, say } = call;
  const days = wholeNumber(values, 'days', [1, 3_650]) ?? 30;
  const before = Math.floor(Date.now() / 1000) - days * DAY_S;
  const removed = new Set<string>();
  await change(
    store,
    (registry) => {
      const { registry: rest, removed: gone } = prune(registry, before);
      removed.clear();
      for (const { path } of gone) removed.add(path);
      return values['dry-run'] ? registry : rest;
    },
    noteOf(call, 'prune'),
  );
  for (const path of removed) {
    if (!values['dry-run']) await store.remove(await store.list(path));
    say(`${values['dry-run'] ? 'Would remove' : 'Removed'} ${path}`);
  }
  say(`${removed.size} releases that nothing has named for ${days} days.`);
}

/** All commands on a registry, by the first word after `npm run release --`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  publish: {
    usage:
      'publish <area>|shell [--channel stable] [--share percent] [--portal address] [--source folder] [--sign-key file] [--if-new] [--no-browser]',
    options: {
      channel: text,
      share: text,
      source: text,
      portal: text,
      'sign-key': text,
      'if-new': flag,
      'no-browser': flag,
    },
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
  withdraw: { usage: 'withdraw <area>', run: runWithdraw },
  log: {
    usage: 'log [area] [--limit 20]',
    options: { limit: text },
    run: async ({ store, words: [area], values, say }) =>
      say(logged(await readRegistry(store), { area, limit: wholeNumber(values, 'limit', [1, 200]) ?? 20 })),
  },
  list: {
    usage: 'list [area]',
    run: async ({ store, words: [area], say }) => say(listed(await readRegistry(store), area)),
  },
  explain: {
    usage: 'explain --host name [--user id] [--portal address]',
    options: { host: text, user: text, portal: text },
    run: runExplain,
  },
  keys: {
    usage: 'keys <name> --out file',
    options: { out: text },
    run: async ({ words: [name], values, say }) => say(createKey(name, textOption(values, 'out'))),
  },
  lift: { usage: 'lift <area>@<build>', run: runLift },
  verify: { usage: 'verify [area]', run: runVerify },
  prune: { usage: 'prune [--days 30] [--dry-run]', options: { days: text, 'dry-run': flag }, run: runPrune },
};
