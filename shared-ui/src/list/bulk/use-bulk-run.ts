import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import type { ComposedMessage, Message } from '../../base/message.ts';
import { errorMessage } from '../../data/error-message.ts';
import { fieldMessages } from '../../form/form.messages.ts';

/** Rows processed at the same time, to limit the load on the server. */
const MAX_CONCURRENT = 4;

type ErrorText = ComposedMessage | string;
export type RowResult =
  | { state: 'running' | 'stopped' }
  | { state: 'done'; hasChanged: boolean; note?: Message | undefined }
  | { state: 'failed'; errors: readonly ErrorText[] };

const fieldMessageByCode: Record<string, Message | undefined> = fieldMessages;

/** Without duplicates, since several fields may have the same error. */
function toErrorTexts(error: unknown, errorMessages: Record<string, Message> = {}): ErrorText[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return [errorMessage(error, errorMessages)];
  const texts = fields.map(([name, { code, message: serverText, params }]): ErrorText => {
    const message = errorMessages[`${name}.${code}`] ?? errorMessages[code] ?? fieldMessageByCode[code];
    return message ? { ...message, values: { ...message.values, ...params } } : serverText;
  });
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}

type Options = {
  errorMessages?: Record<string, Message> | undefined;
  describe: (response: unknown) => { hasChanged: boolean; note: Message | undefined };
  onEnd: () => void;
};

/** Runs an action for each row, several at a time; a row that fails does not stop the others. */
export function useBulkRun<Row extends { id: string }>({ errorMessages, describe, onEnd }: Options) {
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map());
  const [phase, setPhase] = useState<'confirming' | 'running' | 'ended'>('confirming');
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => void (isStopped.current = true);
  }, []);

  const start = async (
    rows: readonly Row[],
    run: (row: Row) => Promise<unknown>,
    concurrent: number = MAX_CONCURRENT,
  ) => {
    setPhase('running');
    const setResult = (id: string, result: RowResult) => setResults((current) => new Map(current).set(id, result));
    const queue = [...rows];
    const processQueue = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        const { id } = row;
        if (isStopped.current) {
          setResult(id, { state: 'stopped' });
          continue;
        }
        setResult(id, { state: 'running' });
        await run(row).then(
          (response) => setResult(id, { state: 'done', ...describe(response) }),
          (error: unknown) => setResult(id, { state: 'failed', errors: toErrorTexts(error, errorMessages) }),
        );
      }
    };
    await Promise.all(Array.from({ length: concurrent }, processQueue));
    setPhase('ended');
    onEnd();
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { phase, results, start, stop };
}
