import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ReportName } from 'shared-contracts/values/finance/reports';
import { withValues } from 'shared-ui';
import { notify } from 'shared-ui/data';
import { saveFile } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { toReportSettings } from './reports.api.ts';
import { messages } from './reports.messages.ts';

export type ReportExport = { id: string; name: ReportName; query: ListQuery; abortController: AbortController };
/** In bytes; `expected` is an estimate, 0 if unknown. */
export type ExportProgress = { received: number; expected: number };

const NO_PROGRESS: ExportProgress = { received: 0, expected: 0 };

export const exportProgressQuery = (id: string) =>
  queryOptions({
    queryKey: ['reports', 'export', id],
    queryFn: () => NO_PROGRESS,
    initialData: NO_PROGRESS,
    staleTime: Infinity,
  });

const getFileName = (headers: Headers, fallback: string) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fallback;

async function runExport(
  client: QueryClient,
  { id, name, query, abortController: { signal } }: ReportExport,
): Promise<void> {
  const { headers, body } = await api.download('reports/export', { query: toReportSettings(query), signal });
  const expected = Number(headers.get('x-estimated-bytes'));
  const chunks: BlobPart[] = [];
  let received = 0;
  const reader = (body ?? new Blob().stream()).getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => null));
  for (;;) {
    const { value, done } = await reader.read();
    signal.throwIfAborted();
    if (done) break;
    chunks.push(value);
    received += value.length;
    client.setQueryData(exportProgressQuery(id).queryKey, { received, expected });
  }
  const fileName = getFileName(headers, `${name}.xlsx`);
  saveFile(new Blob(chunks, { type: headers.get('content-type') ?? '' }), fileName);
  notify.success(withValues(messages.exported, { name: fileName }));
}

export const exportMutations = {
  key: ['reports', 'export'] as const,
  run: (client: QueryClient) =>
    mutationOptions({
      mutationKey: exportMutations.key,
      mutationFn: (reportExport: ReportExport) =>
        runExport(client, reportExport).catch((error: unknown) => {
          if (!reportExport.abortController.signal.aborted) throw error;
          notify.info(messages.cancelled);
        }),
      meta: { errorMessages: { tooManyRows: messages.tooManyRows, tooManyExports: messages.tooManyExports } },
    }),
};
