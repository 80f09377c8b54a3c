import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BalanceSide } from 'shared-contracts/values/finance/aging';
import { agingQueries } from './aging.api.ts';

const isAnyOpen = (side: BalanceSide) => ({ ...agingQueries.list({ side, limit: 1 }), placeholderData: undefined });

/**
 * The side to open first: payable for those who only pay, receivable for all others and while that isn't known. It
 * stays when the figures change, so that the tabs don't change places.
 */
export function useFirstSide(chosen: BalanceSide | undefined): { first: BalanceSide; isKnown: boolean } {
  const [isAsked] = useState(chosen === undefined);
  const receivable = useQuery({ ...isAnyOpen('receivable'), enabled: isAsked, staleTime: Infinity });
  const isPayer = receivable.data?.total === 0;
  const payable = useQuery({ ...isAnyOpen('payable'), enabled: isPayer, staleTime: Infinity });
  return {
    first: isPayer && (payable.data?.total ?? 0) > 0 ? 'payable' : 'receivable',
    isKnown: !isAsked || (!receivable.isPending && (!isPayer || !payable.isPending)),
  };
}
