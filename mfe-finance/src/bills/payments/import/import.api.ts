import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { PaymentImport } from 'shared-contracts/finance/payment-imports';

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const importMutations = {
  /** The payments that an import would record. */
  check: () =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<PaymentImport>('payments/imports?dryRun=true', toFormData(file)),
      // The dialog shows its errors.
      meta: { silent: true },
    }),
  run: () =>
    mutationOptions({
      mutationFn: (file: File) => api.upload<PaymentImport>('payments/imports', toFormData(file)),
      meta: { invalidates: ['bills'], silent: true },
    }),
};
