import { useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import { useFormatMessage, withValues, type Message } from 'shared-ui';
import { errorMessage } from 'shared-ui/data';
import { fieldMessages } from 'shared-ui/form';
import type { FileTask } from './file-tasks.ts';

export type FileTaskProgress = { task: FileTask; status: 'pending' | 'running' | 'done' | { error: Message | string } };
export type Decision = 'retry' | 'skip' | 'back';
type Failure = {
  task: FileTask;
  reason: Message | string;
  /** The file itself was rejected; otherwise the same file may be retried. */ isRejected: boolean;
};
type RunTask = (task: FileTask) => Promise<unknown>;

const messageByCode: Record<string, Message | undefined> = {
  fileTooLarge: fieldMessages.fileTooLarge,
  fileFormat: fieldMessages.fileFormat,
};

/** Prefers the server's error about the file over a general error. */
function toFailure(task: FileTask, error: unknown): Failure {
  const fieldError = error instanceof ApiError ? error.fields['file'] : undefined;
  if (!fieldError) return { task, reason: errorMessage(error), isRejected: false };
  const message = messageByCode[fieldError.code];
  return {
    task,
    reason: message ? withValues(message, fieldError.params ?? {}) : fieldError.message,
    isRejected: true,
  };
}

/** Runs file tasks one after the other. If some fail, the user decides to retry, to skip them, or to go back to the form. */
export function useFileTasks() {
  const formatMessage = useFormatMessage();
  const [tasks, setTasks] = useState<readonly FileTaskProgress[]>([]);
  const [isAwaitingDecision, setAwaitingDecision] = useState(false);
  const resolveDecision = useRef<(decision: Decision) => void>(undefined);

  const setStatus = (task: FileTask, status: FileTaskProgress['status']) =>
    setTasks((current) => current.map((progress) => (progress.task === task ? { task, status } : progress)));
  const runTask = async (task: FileTask, execute: RunTask): Promise<Failure[]> => {
    setStatus(task, 'running');
    try {
      await execute(task);
      setStatus(task, 'done');
      return [];
    } catch (error) {
      const failure = toFailure(task, error);
      setStatus(task, { error: failure.reason });
      return [failure];
    }
  };
  const runTasks = async (pending: readonly FileTask[], execute: RunTask) => {
    const failures: Failure[] = [];
    for (const task of pending) failures.push(...(await runTask(task, execute)));
    return failures;
  };
  const requestDecision = () =>
    new Promise<Decision>((resolve) => {
      resolveDecision.current = resolve;
      setAwaitingDecision(true);
    }).finally(() => setAwaitingDecision(false));
  const toFieldError = ({ task, reason }: Failure) =>
    [
      `files.${task.kind}`,
      { code: 'notSent', message: typeof reason === 'string' ? reason : formatMessage(reason) },
    ] as const;

  /** @throws ApiError with a field error for each rejected file, when the user goes back to the form */
  const runAll = async (pending: readonly FileTask[], execute: RunTask): Promise<void> => {
    setTasks(pending.map((task) => ({ task, status: 'pending' })));
    let failures = await runTasks(pending, execute);
    let decision: Decision = 'retry';
    while (failures.length > 0 && decision === 'retry') {
      decision = await requestDecision();
      if (decision === 'retry')
        failures = await runTasks(
          failures.map(({ task }) => task),
          execute,
        );
    }
    setTasks([]);
    if (decision === 'back')
      throw new ApiError({
        status: 0,
        code: 'notSent',
        message: '',
        fields: Object.fromEntries(failures.filter(({ isRejected }) => isRejected).map(toFieldError)),
      });
  };
  return { runAll, tasks, isAwaitingDecision, onDecide: (decision: Decision) => resolveDecision.current?.(decision) };
}
