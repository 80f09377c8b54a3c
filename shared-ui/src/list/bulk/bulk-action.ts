import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconName } from '../base/icon.tsx';
import type { Words } from '../base/words.ts';

/** What a question in the dialog gets: the rows it is for, and how to begin; with some of them only, if the answer is not for all. */
export type Asked<Row> = {
  rows: readonly Row[];
  start: (run: (row: Row) => Promise<unknown>, isFor?: (row: Row) => boolean) => void;
};

/** Something to do to several rows; each row's result is told at the row. */
export type BulkAction<Row> = {
  label: Words;
  icon?: IconName;
  danger?: boolean;
  /** What it causes. */
  text?: Words;
  /** Which of the chosen rows it is for; without it for all. */
  allowed?: (row: Row) => boolean;
  /** What is out of date afterwards. */
  invalidates: QueryKey;
  /** Words for the refusals that only this action knows, by code, or by field and code: `stops.required`. */
  refusals?: Record<string, Words>;
  /** Does it to one row; what fails is told at that row, so no `useMutation` that tells it again. */
  run?: (row: Row) => Promise<unknown>;
  /** A form in place of the plain question, where something must be known first: a reason. */
  ask?: (asked: Asked<Row>) => ReactNode;
};
