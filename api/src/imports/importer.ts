import type { FieldError } from 'shared-contracts/common';
import type { Access } from 'shared-contracts/values/access';
import type { ImportSubject } from 'shared-contracts/values/imports';
import type { z } from 'zod';
import type { Routing } from '../network/geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import type { ImportColumn } from './columns.rules.ts';

export type Server = { db: Db; now: () => number; routing: Routing };
export type Faults = Record<string, FieldError>;

/** What rows of a file become: its columns, its rules and how it is saved are those of the feature. */
export type Subject<Input = never> = {
  name: ImportSubject;
  /** Of its calls. */
  path: 'orders' | 'cargos' | 'locations';
  access: { config: { access: Access } };
  /** What the data sheet is called. */
  sheet: string;
  columns: readonly ImportColumn[];
  schema: z.ZodType<Input>;
  /** Of a row that was not saved. */
  failure: string;
  /** Faults that only show beside the database or the other rows, for each input. */
  check: (server: Pick<Server, 'db' | 'now'>, organizationId: string, inputs: readonly Input[]) => Promise<Faults[]>;
  /** Checks records together. */
  ready: (server: Server, caller: Caller, inputs: readonly Input[]) => Promise<Readied>;
  /** Open lists of the organization hear that new records are there. */
  tell?: (tx: Db, organizationId: string) => Promise<void>;
};

/** Why each cannot be saved, or null; `write` writes those that can, all or none, and answers their ids in turn. */
export type Readied = { errors: readonly unknown[]; write: (tx: Db) => Promise<string[]> };

/** For records that are checked as they are written. */
export const oneByOne =
  <Input>(create: (server: Server, caller: Caller, input: Input) => Promise<string>): Subject<Input>['ready'] =>
  async (server, caller, inputs) => ({
    errors: inputs.map(() => null),
    write: async (db) => {
      const ids: string[] = [];
      for (const input of inputs) ids.push(await create({ ...server, db }, caller, input));
      return ids;
    },
  });
