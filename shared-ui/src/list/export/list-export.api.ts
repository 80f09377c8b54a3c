import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { ListExportInput } from 'shared-contracts/exports';
import { withValues } from '../../base/message.ts';
import { notify } from '../../data/notices.ts';
import { saveResponse } from '../../files/save-response.ts';
import type { ListQuery } from '../params/list-params.ts';
import { messages } from './export.messages.ts';

type ListExport = { path: string; query: ListQuery; input: ListExportInput };

/** The API exports every row, regardless of the page. */
async function exportList({ path, query: { page: _page, limit: _limit, ...query }, input }: ListExport) {
  const response = await api.download(`${path}/export`, { query, input });
  const name = await saveResponse(response, `export.${input.format}`);
  notify.success(withValues(messages.exported, { name }));
}

export const listExportMutation = () =>
  mutationOptions({
    mutationFn: exportList,
    meta: { errorMessages: { tooManyRows: messages.tooManyRows, tooManyExports: messages.tooManyExports } },
  });
