import { useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import { fill, useSay, type Words } from 'shared-ui';
import { errorWords } from 'shared-ui/data';
import { fieldMessages } from 'shared-ui/form';
import type { FileTask } from './vehicle-form-files.ts';

export type SendingRow = { task: FileTask; state: 'waiting' | 'running' | 'done' | { failed: Words | string } };
export type Decision = 'again' | 'goOn' | 'back';
type Failure = {
  task: FileTask;
  reason: Words | string;
  /** Another file is needed; else the same may be sent again. */ isRefused: boolean;
};
type Run = (task: FileTask) => Promise<unknown>;

const OF_FILES: Record<string, Words | undefined> = {
  fileTooLarge: fieldMessages.fileTooLarge,
  fileFormat: fieldMessages.fileFormat,
};

/** What the server found wrong with the file itself, else why it did not come that far. */
function failureOf(task: FileTask, error: unknown): Failure {
  const fault = error instanceof ApiError ? error.fields['file'] : undefined;
  if (!fault) return { task, reason: errorWords(error), isRefused: false };
  const words = OF_FILES[fault.code];
  return { task, reason: words ? fill(words, fault.params ?? {}) : fault.message, isRefused: true };
}

/** Sends photos and documents one after the other. What fails waits for a person: again, on without it, or back to the form, where a file that was refused is told at its field. */
export function useSending() {
  const say = useSay();
  const [rows, setRows] = useState<readonly SendingRow[]>([]);
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(decision: Decision) => void>(undefined);

  const mark = (task: FileTask, state: SendingRow['state']) =>
    setRows((before) => before.map((row) => (row.task === task ? { task, state } : row)));
  const attempt = async (task: FileTask, run: Run): Promise<Failure[]> => {
    mark(task, 'running');
    try {
      await run(task);
      mark(task, 'done');
      return [];
    } catch (error) {
      const failure = failureOf(task, error);
      mark(task, { failed: failure.reason });
      return [failure];
    }
  };
  const attemptAll = async (tasks: readonly FileTask[], run: Run) => {
    const failures: Failure[] = [];
    for (const task of tasks) failures.push(...(await attempt(task, run)));
    return failures;
  };
  const ask = () =>
    new Promise<Decision>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    }).finally(() => setAsking(false));
  const notSent = ({ task, reason }: Failure) =>
    [`files.${task.kind}`, { code: 'notSent', message: typeof reason === 'string' ? reason : say(reason) }] as const;

  /** @throws ApiError with a field for each file that was refused, when somebody goes back to the form */
  const send = async (tasks: readonly FileTask[], run: Run): Promise<void> => {
    setRows(tasks.map((task) => ({ task, state: 'waiting' })));
    let failures = await attemptAll(tasks, run);
    let decision: Decision = 'again';
    while (failures.length > 0 && decision === 'again') {
      decision = await ask();
      if (decision === 'again')
        failures = await attemptAll(
          failures.map(({ task }) => task),
          run,
        );
    }
    setRows([]);
    if (decision === 'back')
      throw new ApiError({
        status: 0,
        code: 'notSent',
        message: '',
        fields: Object.fromEntries(failures.filter(({ isRefused }) => isRefused).map(notSent)),
      });
  };
  return { send, rows, isAsking, decide: (decision: Decision) => answer.current?.(decision) };
}
