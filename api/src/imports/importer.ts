import type { FieldError } from 'shared-contracts/common';
import type { Access } from 'shared-contracts/values/identity/access';
import type { ImportSubject } from 'shared-contracts/values/imports';
import type { z } from 'zod';
import type { Estimator } from '../orders/public.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';
import type { ImportColumn } from './columns.rules.ts';

export type ImportServices = { db: Db; now: () => number } & Estimator;
export type FieldErrors = Record<string, FieldError>;

/** Defines how the rows of a file become records of one kind. */
export type Importer<Input = never> = {
  subject: ImportSubject;
  /** The path prefix of its routes. */
  path: 'orders' | 'cargos' | 'locations';
  access: { config: { access: Access } };
  sheetName: string;
  columns: readonly ImportColumn[];
  schema: z.ZodType<Input>;
  /** Introduces the problems of a row that was not saved. */
  failureMessage: string;
  /** Checks inputs against the database and against each other. @returns the errors of each input, by field */
  validate: (
    services: Pick<ImportServices, 'db' | 'now'>,
    organizationId: string,
    inputs: readonly Input[],
  ) => Promise<FieldErrors[]>;
  /** Warns of input that is valid but probably wrong. @returns the warnings of each input, by field */
  warn?: (
    services: Pick<ImportServices, 'db'>,
    organizationId: string,
    inputs: readonly Input[],
  ) => Promise<FieldErrors[]>;
  /** Prepares validated inputs for saving. */
  prepare: (services: ImportServices, caller: Caller, inputs: readonly Input[]) => Promise<PreparedRecords>;
  /** Refreshes the organization's open lists after an import. */
  publishChange?: (tx: Db, organizationId: string) => Promise<void>;
};

/** `errors`: why each record cannot be saved, or null. `write`: saves those without an error, all or none, and returns their ids. */
export type PreparedRecords = { errors: readonly unknown[]; write: (tx: Db) => Promise<string[]> };

/** Prepares records whose `create` function validates and saves one at a time. */
export const createOneByOne =
  <Input>(
    create: (services: ImportServices, caller: Caller, input: Input) => Promise<string>,
  ): Importer<Input>['prepare'] =>
  async (services, caller, inputs) => ({
    errors: inputs.map(() => null),
    write: async (db) => {
      const ids: string[] = [];
      for (const input of inputs) ids.push(await create({ ...services, db }, caller, input));
      return ids;
    },
  });
