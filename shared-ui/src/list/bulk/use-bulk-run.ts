import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-auth';
import type { Words } from '../base/words.ts';
import { errorWords } from '../data/error-words.ts';
import { fieldMessages } from '../form/form.messages.ts';

/** So many rows at the same time: the server has other things to do. */
const AT_ONCE = 4;

export type Told = Words | string;
/** What became of a row: why it failed, if it did. */
export type Result = { state: 'running' | 'done' | 'stopped' } | { state: 'failed'; why: readonly Told[] };
type Run<Row> = (row: Row) => Promise<unknown>;

const known: Record<string, Words | undefined> = fieldMessages;

/** Each thing once: many fields may be wrong in the same way. */
function whyOf(error: unknown, refusals: Record<string, Words> = {}): Told[] {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return [errorWords(error, refusals)];
  const wrongs = fields.map(([name, { code, message, params }]): Told => {
    const words = refusals[`${name}.${code}`] ?? refusals[code] ?? known[code];
    return words ? { ...words, values: { ...words.values, ...params } } : message;
  });
  return [...new Map(wrongs.map((wrong) => [JSON.stringify(wrong), wrong])).values()];
}

/** Goes through the rows, some at once; one that fails holds up no other. */
export function useBulkRun<Row extends { id: string }>({
  refusals,
  onEnd,
}: {
  refusals?: Record<string, Words> | undefined;
  onEnd: () => void;
}) {
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());
  const [phase, setPhase] = useState<'asking' | 'running' | 'ended'>('asking');
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => void (stopped.current = true);
  }, []);

  const start = async (rows: readonly Row[], run: Run<Row>) => {
    setPhase('running');
    const put = (id: string, result: Result) => setResults((before) => new Map(before).set(id, result));
    const waiting = [...rows];
    const work = async () => {
      for (let row = waiting.shift(); row; row = waiting.shift()) {
        const { id } = row;
        if (stopped.current) {
          put(id, { state: 'stopped' });
          continue;
        }
        put(id, { state: 'running' });
        await run(row).then(
          () => put(id, { state: 'done' }),
          (error: unknown) => put(id, { state: 'failed', why: whyOf(error, refusals) }),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setPhase('ended');
    onEnd();
  };
  const stop = () => {
    stopped.current = true;
  };
  return { phase, results, start, stop };
}
