import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-auth';
import type { NamedRef, Page } from 'shared-contracts/common';
import type { Statement, StatementEmail, StatementEmailResult } from 'shared-contracts/finance/statements';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import { MAX_PAGE_SIZE } from 'shared-contracts/values/limits';
import { notices } from './statements.messages.ts';

export type StatementPeriod = { partnerId: string; side: BalanceSide; from: number; to: number };

export const statementQueries = {
  /** Below that of invoices: payments and credit notes change it. */
  statement: (query: StatementPeriod) =>
    queryOptions({
      queryKey: ['invoicing', 'statement', query],
      queryFn: ({ signal }) => api.get<Statement>('statements', { query, signal }),
      placeholderData: keepPreviousData,
    }),
  partners: queryOptions({
    queryKey: ['choices', 'partners', 'all'],
    queryFn: ({ signal }) => api.get<Page<NamedRef>>('partners', { query: { limit: MAX_PAGE_SIZE }, signal }),
    select: ({ items }) => items,
  }),
};

export const statementMutations = {
  download: (file: 'export' | 'excel') =>
    mutationOptions({ mutationFn: (query: StatementPeriod) => api.file(`statements/${file}`, { query }) }),
  sendEmail: () =>
    mutationOptions({
      mutationFn: (email: StatementEmail) => api.post<StatementEmailResult>('statements/send-email', email),
      meta: {
        successMessage: notices.sent,
        resultNotice: ({ state }: StatementEmailResult) => (state === 'kept' ? notices.kept : undefined),
      },
    }),
};
