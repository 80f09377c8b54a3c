import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IconName } from '../../base/icon.tsx';
import type { FormatMessage, Message } from '../../base/message.ts';

/** Props of a bulk action's form: the rows, and how to start; with `isFor`, for some of the rows only. */
export type BulkDialogProps<Row> = {
  rows: readonly Row[];
  start: (run: (row: Row) => Promise<unknown>, isFor?: (row: Row) => boolean) => void;
};

/** An action on several rows; the dialog shows the result of each row. */
export type BulkAction<Row> = {
  label: Message;
  icon?: IconName;
  danger?: boolean;
  /** The consequences of the action. */
  description?: Message;
  /** Whether the action applies to a selected row. Defaults to yes. */
  appliesTo?: (row: Row) => boolean;
  /** Runs for all selected rows once it applies to one, so that the others have the reason in their result. */
  includesOthers?: boolean;
  /** Offered from so many such rows on. Defaults to 1. */
  minRows?: number;
  /** Query keys to invalidate when it has finished. */
  invalidates: QueryKey;
  /** Messages for errors that only this action can have, by code or by field and code: `stops.required`. */
  errorMessages?: Record<string, Message>;
  /** Runs the action for a row. The dialog shows its error, so do not use a mutation that also shows it. */
  run?: (row: Row) => Promise<unknown>;
  /** In place of `run`, where one call is for all rows: called with them, it returns how each row ends. */
  runTogether?: (rows: readonly Row[]) => (row: Row) => Promise<unknown>;
  /** Shown instead of “Done” for a row whose response says that something else happened. */
  resultNote?: (response: never, formatMessage: FormatMessage) => Message | undefined;
  /** Whether the response means that the row has changed. Defaults to yes. */
  hasChanged?: (response: never) => boolean;
  /** A form in place of the confirmation, for actions that need input such as a reason. */
  renderForm?: (props: BulkDialogProps<Row>) => ReactNode;
};
