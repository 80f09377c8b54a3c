import type { Registry, RegistryAction } from 'shared-contracts/values/portal/areas';
import { describeAuthor } from './author.ts';
import { change, type Note } from './change.ts';
import { findNewConflicts } from './checks.rules.ts';
import { assertNoFindings, ReleaseError } from './registry.rules.ts';
import { findNewlyUnsigned, readTrustedKeys } from './signing/sign-release.ts';
import type { Store } from './store.ts';

export type Values = Record<string, string | boolean | undefined>;
export type Call = {
  store: Store;
  words: readonly string[];
  values: Values;
  env: NodeJS.ProcessEnv;
  say: (text: string) => void;
};

const HOST = /^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*|\d+(\.\d+){3}|\[[\da-f:]+\])$/;

export const textOption = (values: Values, name: string) =>
  typeof values[name] === 'string' ? values[name] : undefined;

export function wholeNumber(
  values: Values,
  name: string,
  [least, most]: readonly [number, number],
): number | undefined {
  const value = textOption(values, name);
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most)
    throw new ReleaseError(`--${name} must be a whole number from ${least} to ${most}.`);
  return Number(value);
}

/** A host's name as browsers send it, without port. @throws ReleaseError */
export function hostNamed(name = ''): string {
  const host = name.toLowerCase().replace(/:\d+$/, '');
  if (!HOST.test(host))
    throw new ReleaseError(
      'Which host? A name such as portal.partner.example, *.partner.example for all in a domain, or * for all others.',
    );
  return host;
}

/** `mfe-orders` or `mfe-orders@<build>`. @throws ReleaseError */
export function areaNamed(word = ''): { area: string; build: string | undefined } {
  const [area = '', build] = word.split('@');
  if (!area) throw new ReleaseError('Which area? For example mfe-orders.');
  return { area, build };
}

type Subject = { area?: string; /** Taken from the channel by default. */ build?: string | undefined; target?: string };

/** Records who made a change, from which sources, and to what. */
export const noteOf = (
  { values, env }: Call,
  action: RegistryAction,
  subject: Subject = {},
  folder = process.cwd(),
): Note => {
  const author = describeAuthor(folder, env, textOption(values, 'message'));
  return (after) => {
    const { area, target, build = after.channels[target ?? '']?.areas[area ?? ''] } = subject;
    const version = after.releases[area ?? '']?.[build ?? '']?.version;
    return {
      ...author,
      action,
      ...(area !== undefined && { area }),
      ...(build !== undefined && { build }),
      ...(version !== undefined && { version }),
      ...(target !== undefined && { target }),
    };
  };
};

/** A change that may bring no clash, and no release that the portal would refuse. */
export const changeRightly = (
  { store, env }: Pick<Call, 'store' | 'env'>,
  what: string,
  edit: (registry: Registry) => Registry,
  note: Note,
) =>
  change(
    store,
    (before) => {
      const after = edit(before);
      const trusted = readTrustedKeys(env);
      assertNoFindings(what, [...findNewConflicts(before, after), ...findNewlyUnsigned(before, after, trusted)]);
      return after;
    },
    note,
  );
