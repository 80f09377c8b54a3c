import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { RegistryChange } from 'shared-contracts/values/portal/areas';

const MAX_MESSAGE_LENGTH = 200;

/** Who changes a registry, why, and from which sources. */
export type Author = Pick<RegistryChange, 'by' | 'message' | 'commit' | 'source'>;

function git(folder: string, ...args: string[]): string | undefined {
  try {
    const text = execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() || undefined;
  } catch {
    return undefined; // no repository, or no git
  }
}

/** A remote without the password or token that its address may contain. */
export const withoutSecret = (remote: string) => remote.replace(/^(\w+:\/\/)[^@/]+@/, '$1');

const filled = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Names the person of the workflow, else of git, else of the machine. `folder`: of the sources. */
export function describeAuthor(folder: string, env: NodeJS.ProcessEnv, message?: string): Author {
  const commit = git(folder, 'rev-parse', '--short=12', 'HEAD');
  const isDirty = commit !== undefined && git(folder, 'status', '--porcelain', '--', '.') !== undefined;
  const remote = git(folder, 'remote', 'get-url', 'origin');
  const by =
    env['RELEASE_AUTHOR'] ?? env['GITHUB_ACTOR'] ?? env['GITLAB_USER_LOGIN'] ?? git(folder, 'config', 'user.name');
  return {
    by: by || userInfo().username,
    ...filled({
      message: (message ?? git(folder, 'log', '-1', '--format=%s'))?.slice(0, MAX_MESSAGE_LENGTH),
      commit: commit && `${commit}${isDirty ? '-dirty' : ''}`,
      source: remote && withoutSecret(remote),
    }),
  };
}
