import { mutationOptions } from '@tanstack/react-query';
import { api, usePreferences } from 'shared-auth';
import type { RateImport } from 'shared-contracts/finance/contract-rates';
import { contractQueries } from '../contracts.api.ts';
import { errorMessages } from '../contracts.messages.ts';
import { messages } from './rates.messages.ts';

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

/** Problems of a file are reported in the language of the screen, which is not the user's during impersonation. */
const importPath = (id: string) => `contracts/${id}/rates/import?language=${usePreferences.getState().language}`;

export const rateMutations = {
  export: (id: string) =>
    mutationOptions({ mutationFn: (number: number) => api.file(`contracts/${id}/versions/${number}/rates`) }),
  /** Compares a file with the newest version; saves nothing. */
  check: (id: string) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<RateImport>(`${importPath(id)}&dryRun=true`, toFormData(file)),
      meta: { silent: true },
    }),
  save: (id: string) =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<RateImport>(importPath(id), toFormData(file)),
      meta: {
        invalidates: contractQueries.all,
        refetchOnConflict: contractQueries.all,
        errorMessages,
        successMessage: messages.saved,
      },
    }),
};
