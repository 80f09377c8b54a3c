import { sql, type Kysely } from 'kysely';
import { findViolations, fault, findOwnViolations } from './migrations.ts';

test.each([
  ['alter table orders drop column note', true],
  ['alter table orders drop note, add remark text', true],
  ['drop table notes', true],
  ['alter table orders rename note to remark', true],
  ['alter table orders alter column note type integer using note::integer', true],
  ['alter table orders alter note set not null', true],
  ['alter table orders add note text not null', true],
  ["alter table orders add column note text, add kind text not null check (kind in ('a', 'b'))", true],
  ['alter table orders add note text', false],
  ["alter table orders add note text not null default '', add remark text", false],
  ['alter table orders add note numeric(12, 2) default 0 not null', false],
  ['alter table orders add constraint orders_note check (note is not null)', false],
  ['alter table orders drop constraint orders_note, alter column note drop not null', false],
  ['alter table orders drop constraint orders_note, drop default', false],
  ['create table notes (id uuid primary key, text text not null)', false],
  ["update notes set text = 'drop table notes'", false],
  ['drop index notes_newest', false],
])('%s', (statement, isEnd) => {
  expect(fault(statement) !== undefined).toBe(isEnd);
});

const ending = (oldest?: string) => ({
  up: (db: Kysely<unknown>) =>
    sql
      .raw('-- so it was\nalter table notes add more text; alter table notes drop text;')
      .execute(db)
      .then(() => undefined),
  ...(oldest !== undefined && { oldest }),
});
const NAMES = ['0060-notes', '0061-without'];

test('a migration that drops something names the oldest release that can run beside it, which is an earlier one', async () => {
  const found = async (oldest?: string) =>
    (
      await findViolations(NAMES, async (name) =>
        name === '0061-without' ? ending(oldest) : { up: async () => undefined },
      )
    ).map(({ name, why }) => `${name} ${why}`);
  expect(await found()).toEqual(['0061-without removes a column that the release before still uses']);
  expect(await found('0060-notes')).toEqual([]);
  expect(await found('0061-without')).toEqual(['0061-without names as the oldest no migration before it']);
});

test('our own keep the release before them alive', async () => {
  expect(await findOwnViolations()).toEqual([]);
});
