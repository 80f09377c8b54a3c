import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import { ROOT } from '../lib/paths.ts';

/** The last migration before this law was introduced. */
const FREE_UP_TO = '0053';

/** Statements that break the previous release. A statement ends at its semicolon. */
const ENDS: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|schema|view|type|function)\b/i, 'removes what the release before still uses'],
  [
    /\bdrop\s+(?:column\b|(?!constraint|default|not\s+null|index|trigger|expression|identity)\w+\s*(?:,|;|$))/i,
    'removes a column that the release before still uses',
  ],
  [/\brename\b/i, 'takes a name away that the release before still uses'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column under the release before'],
  [/\bset\s+not\s+null\b/i, 'demands what the release before does not write'],
  [
    /\badd\s+(?:column\s+)?(?!constraint\b|primary\b|unique\b|foreign\b|check\b|value\b)\w+\s+(?:[^,;()]|\([^)]*\))*\bnot\s+null\b(?!(?:[^,;()]|\([^)]*\))*\b(?:default|generated)\b)(?<!\b(?:default|generated)\b(?:[^,;()]|\([^)]*\))*)/i,
    'demands of the release before a column that it does not know',
  ],
];

/** Why a statement must not ship in the release that stops using its object; undefined if it may. */
export function fault(statement: string): string | undefined {
  if (!/^\s*(?:alter\s+table|drop)\b/i.test(statement)) return undefined;
  return ENDS.find(([pattern]) => pattern.test(statement))?.[1];
}

const bare = (text: string) => text.replaceAll(/--.*$/gm, '').replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
const statementsOf = (text: string) =>
  bare(text)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

type OurMigration = Migration & { oldest?: string };

/** The SQL that a migration runs, recorded without a database. */
async function said(migration: OurMigration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(...statementsOf(query.sql)),
  });
  await migration.up(db);
  return statements;
}

export type Violation = { name: string; statement: string; why: string };

/** Migrations that drop something without naming the oldest release that can run beside them. */
export async function findViolations(
  names: readonly string[],
  load: (name: string) => Promise<OurMigration>,
): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const name of names) {
    const migration = await load(name);
    if (migration.oldest !== undefined && !(names.includes(migration.oldest) && migration.oldest < name))
      found.push({ name, statement: migration.oldest, why: 'names as the oldest no migration before it' });
    if (migration.oldest !== undefined) continue;
    found.push(
      ...(await said(migration)).flatMap((statement) => {
        const why = fault(statement);
        return why ? [{ name, statement, why }] : [];
      }),
    );
  }
  return found;
}

/** All migrations after the law was introduced. */
export async function findOwnViolations(): Promise<Violation[]> {
  const folder = join(ROOT, 'api/migrations');
  const names = globSync('*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .toSorted();
  const load = (name: string) => import(join(folder, `${name}.ts`)) as Promise<OurMigration>;
  return (await findViolations(names, load)).filter(({ name }) => name >= FREE_UP_TO);
}
