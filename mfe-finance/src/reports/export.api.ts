import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ReportName } from 'shared-contracts/values/reports';
import { fill } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { saveFile } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { settingsOf } from './reports.api.ts';
import { messages } from './reports.messages.ts';

export type Export = { id: string; name: ReportName; query: ListQuery; giveUp: AbortController };
/** Bytes; `expected`: about as many as there will be, 0 when nobody knows. */
export type Progress = { received: number; expected: number };

const NOTHING: Progress = { received: 0, expected: 0 };

export const progressOf = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'export', id],
    queryFn: () => NOTHING,
    initialData: NOTHING,
    staleTime: Infinity,
  });

const nameIn = (headers: Headers, usual: string) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? usual;

async function run(client: QueryClient, { id, name, query, giveUp: { signal } }: Export): Promise<void> {
  const { headers, body } = await api.download('reports/export', { query: settingsOf(query), signal });
  const expected = Number(headers.get('x-estimated-bytes'));
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = (body ?? new Blob().stream()).getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => null));
  for (;;) {
    const { value, done } = await reader.read();
    signal.throwIfAborted();
    if (done) break;
    parts.push(value);
    received += value.length;
    client.setQueryData(progressOf(id).queryKey, { received, expected });
  }
  const file = nameIn(headers, `${name}.xlsx`);
  saveFile(new Blob(parts, { type: headers.get('content-type') ?? '' }), file);
  notify.success(fill(messages.exported, { name: file }));
}

export const exportMutations = {
  key: ['reports', 'export'] as const,
  run: (client: QueryClient) =>
    mutationOptions({
      mutationKey: exportMutations.key,
      mutationFn: (one: Export) =>
        run(client, one).catch((error: unknown) => {
          if (!one.giveUp.signal.aborted) throw error;
          notify.info(messages.cancelled);
        }),
      meta: { refusals: { tooManyRows: messages.tooManyRows, tooManyExports: messages.tooManyExports } },
    }),
};
