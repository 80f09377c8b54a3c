import { join } from 'node:path';
import type { Registry } from 'shared-contracts/values/portal/areas';
import { readSecretFiles } from '../../../api/src/platform/config/secret-files.ts';
import { StartupError } from '../../../api/src/platform/errors/startup-error.ts';
import type { Store } from '../../release/store.ts';
import { backup, serverOf } from '../backup.ts';
import { migrateTo, readFingerprint, restoreOver } from './migrate-release.ts';
import { checkPages, type Supervisor, waitUntilReady, watchReady } from './processes.ts';
import { publishRelease, uploadAreas, withdraw } from './publish-release.ts';
import {
  copyShellFiles,
  listChangedSettings,
  readBuilt,
  readLink,
  readShell,
  setLink,
  writeShell,
} from './release-folder.ts';
import { runSteps, type UpgradeStep } from './run-steps.ts';
import type { BuiltRelease } from './upgrade.rules.ts';

export type Upgrade = {
  /** The folder of the new release, built. */
  release: string;
  /** The link to the release in use, which the processes run. */
  link: string;
  /** The portal in use. */
  portal: string;
  /** The store of its registry. */
  store: Store;
  channel: string;
  share?: number | undefined;
  ports: readonly number[];
  /** Absent: no backup is made. */
  backups?: { folder: string; keep: number } | undefined;
  watchSeconds: number;
  /** Another check of the operator's own. @throws if the release must not stay */
  check?: (() => Promise<void>) | undefined;
  supervisor: Supervisor;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
};

type Context = Upgrade & { databaseUrl: string; secret: string | undefined };

function backUp({ databaseUrl, backups }: Context, taken: { file?: string }): UpgradeStep {
  return {
    name: 'Backup',
    run: async () => {
      if (!backups) return 'none, as requested';
      const { file, bytes } = await backup(databaseUrl, backups.folder, backups.keep);
      taken.file = file;
      return `${file} (${bytes} bytes)`;
    },
  };
}

/** The backup is restored only after a failed migration that left something behind: applied migrations stay. */
function migrate(
  { databaseUrl, secret, release, env, supervisor, ports }: Context,
  taken: { file?: string },
): UpgradeStep {
  let before = '';
  let isDone = false;
  return {
    name: 'Migrations',
    run: async () => {
      before = await readFingerprint(databaseUrl);
      const done = await migrateTo(release, env);
      isDone = true;
      return done;
    },
    undo: async () => {
      if (isDone) return 'they stay; the release before works with them';
      if (before === '' || (await readFingerprint(databaseUrl)) === before) return 'they have changed nothing';
      if (!taken.file)
        throw new Error('they have changed the database and there is no backup: compare it with the release before');
      for (const port of ports) await supervisor.stop(port);
      const rows = await restoreOver(databaseUrl, taken.file, secret);
      for (const port of ports) await supervisor.restart(port);
      for (const port of ports) await waitUntilReady(port);
      return `the database is that of ${taken.file} again (${rows} rows); what was written since then is lost`;
    },
  };
}

/** One after another, so that the others keep serving. */
function restartProcesses({ link, release, ports, supervisor }: Context): UpgradeStep {
  const before = readLink(link);
  const restarted: number[] = [];
  const restart = async (port: number) => {
    await supervisor.restart(port);
    await waitUntilReady(port);
  };
  return {
    name: 'Processes',
    run: async () => {
      setLink(link, release);
      for (const port of ports) {
        restarted.push(port);
        await restart(port);
      }
      return `${ports.join(', ')} run ${release}`;
    },
    undo: async () => {
      setLink(link, before);
      for (const port of restarted) await restart(port);
      return `${restarted.join(', ') || 'none'} restarted with ${before ?? 'nothing'}`;
    },
  };
}

type Publication = { before: Registry; published: BuiltRelease[] };

function publishAreas(
  { portal, store, release, channel, share }: Context,
  built: ReturnType<typeof readBuilt>,
  onPublished: (publication: Publication) => void,
): UpgradeStep {
  const shellBefore = readShell(portal);
  let done: Publication | undefined;
  return {
    name: 'Shell and areas',
    run: async () => {
      const { before, published, kept } = await publishRelease(store, built.areas, {
        release,
        shell: built.shell,
        channel,
        share,
      });
      done = { before, published };
      writeShell(portal, built.shell);
      onPublished(done);
      const newer = kept.length > 0 ? `; newer and therefore kept: ${kept.join(', ')}` : '';
      const names = published.map(({ area, build }) => `${area}@${build}`).join(', ');
      return `${names || 'no area has changed'} on ${channel}${newer}`;
    },
    undo: async () => {
      writeShell(portal, shellBefore);
      if (!done) return 'nothing was published';
      await withdraw(store, done.before, done.published);
      return 'those of before are offered again';
    },
  };
}

/**
 * Replaces the release in use: backup, migrations, files, processes, then shell and areas. If anything fails, code and
 * registry are restored; migrations stay, because the previous release still works with them.
 * @throws StartupError before anything is changed, UpgradeError after the rollback
 */
export async function upgrade(options: Upgrade): Promise<void> {
  const { release, link, portal, store, channel, ports, check, watchSeconds, say } = options;
  const { DATABASE_URL, TOKEN_SECRET } = readSecretFiles(options.env);
  const context: Context = { ...options, databaseUrl: serverOf(DATABASE_URL), secret: TOKEN_SECRET };
  if (ports.length === 0)
    throw new StartupError('No process is running here: name their ports, e.g. --ports 8081,8082.');
  const built = readBuilt(release);
  for (const port of ports)
    await waitUntilReady(port, 0).catch((error: Error) => {
      throw new StartupError(`Nothing was changed: ${error.message}.`);
    });
  const changedSettings = listChangedSettings(readLink(link), release);
  const taken: { file?: string } = {};
  let publication: Publication | undefined;
  const files: UpgradeStep = {
    name: 'Files',
    run: async () => {
      const count = copyShellFiles(release, portal);
      await uploadAreas(store, release, built.areas);
      return `${count} of the shell, ${built.areas.length} areas are in ${store.name}`;
    },
  };
  const health: UpgradeStep = {
    name: 'Health',
    run: async () => {
      const { before, published } = publication ?? { before: undefined, published: [] };
      const expected = channel === 'stable' ? published : [];
      const pinned = Object.keys(before?.hosts['*']?.pins ?? {});
      await checkPages(ports, { shell: built.shell, published: expected, pinned });
      await check?.();
      await watchReady(ports, watchSeconds);
      return `${ports.length} processes and their pages`;
    },
  };
  await runSteps(
    [
      backUp(context, taken),
      migrate(context, taken),
      files,
      restartProcesses(context),
      publishAreas(context, built, (done) => {
        publication = done;
      }),
      health,
    ],
    say,
  );
  for (const file of changedSettings) say(`  deploy/${file} has changed: compare it with ${join('/etc', file)}.`);
}
