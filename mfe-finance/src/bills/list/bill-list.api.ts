import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, ApiError } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { BillCounts, BillGroupResult, BillRow, BillTotals } from 'shared-contracts/finance/bill-list';
import type { BillEmailResult } from 'shared-contracts/finance/bills';
import type { BillTab } from 'shared-contracts/values/finance/bills';
import { MAX_INVOICED_BILLS } from 'shared-contracts/values/finance/invoices';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { saveResponse } from 'shared-ui/files';
import type { ListQuery } from 'shared-ui/list';
import { errorMessages, notices } from '../bills.messages.ts';

/** Above the single bills, so that changing one invalidates the list. */
const all = ['bills'] as const;

export const BILLS_PATH = 'bills';

export const billListQueries = {
  all,
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'list', query],
      queryFn: ({ signal }) => api.get<Page<BillRow>>(BILLS_PATH, { query, signal }),
      placeholderData: keepPreviousData,
    }),
  totals: (query: ListQuery) =>
    queryOptions({
      queryKey: [...all, 'totals', query],
      queryFn: ({ signal }) => api.get<BillTotals>('bills/totals', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  counts: queryOptions({
    queryKey: [...all, 'counts'],
    queryFn: ({ signal }) => api.get<BillCounts>('bills/counts', { signal }),
    select: ({ items }) => Object.fromEntries(items.map(({ tab, count }) => [tab, count])) as Record<BillTab, number>,
  }),
};

/** All partners, for the filter. */
export const partnersQuery = queryOptions({
  queryKey: ['choices', 'partners', 'all'],
  queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
  select: ({ items }) => items,
});

const pathOf = ({ of, subject }: BillRow) => `${of}s/${subject.id}/bill`;

export const billRowRequests = {
  approve: (bill: BillRow) => api.patch<unknown>(`${pathOf(bill)}/approve`, { revision: bill.revision }),
  /** Sends it to the billing contact. */
  sendEmail: (bill: BillRow) => api.post<BillEmailResult>(`${pathOf(bill)}/send-email`, {}),
};

const groupSlice = async (billIds: readonly string[]) =>
  (await api.post<BillGroupResult>('bills/group', { billIds })).items;

/** Invoices these bills together. @returns how one of them ends: its invoice, or the refusal as an error */
export function groupBills(rows: readonly BillRow[]) {
  const slices = Array.from({ length: Math.ceil(rows.length / MAX_INVOICED_BILLS) }, (_, slice) =>
    rows.slice(slice * MAX_INVOICED_BILLS, (slice + 1) * MAX_INVOICED_BILLS).map(({ id }) => id),
  );
  const results = Promise.all(slices.map(groupSlice)).then((items) => items.flat());
  return async ({ id }: Pick<BillRow, 'id'>) => {
    const result = (await results).find(({ billId }) => billId === id);
    if (result && 'invoice' in result) return result.invoice;
    const { code, params } = result?.refusal ?? { code: 'notFound', params: {} };
    throw new ApiError({ status: 409, code, message: '', params });
  };
}

async function downloadPdf(billIds: readonly string[]): Promise<{ file: string }> {
  const response = await api.download('bills/documents/export', { query: { billId: billIds } });
  return { file: await saveResponse(response, 'bills.pdf') };
}

/** Saves the bills as one PDF. @returns how each of them ends: in which file */
export function savePdf(rows: readonly BillRow[]) {
  const result = downloadPdf(rows.map(({ id }) => id));
  return () => result;
}

export const billListMutations = {
  approve: () =>
    mutationOptions({
      mutationFn: billRowRequests.approve,
      meta: {
        invalidates: [all, ['orders'], ['trips']],
        refetchOnConflict: all,
        errorMessages,
        successMessage: notices.approved,
      },
    }),
};
