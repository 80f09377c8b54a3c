import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useSession } from 'shared-auth';
import type { Access } from 'shared-contracts/values/access';
import { EPC_REFRESH_MS } from 'shared-contracts/values/limits';
import { PERIODS, type Period } from 'shared-contracts/values/periods';
import { ErrorState, Flex, Page, Stack } from 'shared-ui';
import { CreateButton, FilteringContext, useListParams, ViewFilter, type ListParams } from 'shared-ui/list';
import { messages, periods, purchase } from './epc-page.messages.ts';
import { epcQueries } from './epc.api.ts';
import { FiguresGrid } from './figures-grid.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { UsageSection } from './usage-section.tsx';

const WRITE: Access = { model: 'trip', action: 'write', organizationTypes: ['4pl', '3pl'] };
const USUAL: Period = 'year';
/** What the address says; undefined: of all times. */
function usePeriod({ valueOf }: ListParams): Period | undefined {
  const chosen = valueOf('period') ?? USUAL;
  return chosen === 'all' ? undefined : (PERIODS.find((period) => period === chosen) ?? USUAL);
}

/** Root passes every check but prepays nothing. */
const usePrepays = () => useSession(({ user }) => user?.organizationType === '3pl' || user?.organizationType === '4pl');

/** Prepaid trip credits: what there are, what became of them, and how to purchase more. */
export default function EpcPage() {
  const list = useListParams();
  const prepays = usePrepays();
  const epc = useQuery({ ...epcQueries.figures(), refetchInterval: EPC_REFRESH_MS });
  const period = usePeriod(list);
  return (
    <FilteringContext value={list}>
      <Page
        title={messages.title}
        lead={<FormattedMessage {...messages.lead} />}
        actions={
          prepays && <CreateButton access={WRITE} label={purchase.title} onClick={() => list.open('purchase')} />
        }
      >
        <Stack gap="4">
          {epc.isError && !epc.data ? (
            <ErrorState error={epc.error} size="inline" onRetry={() => void epc.refetch()} />
          ) : (
            <FiguresGrid epc={epc.data} />
          )}
          <Flex>
            <ViewFilter name="period" label={messages.period} options={periods} usual={USUAL} />
          </Flex>
          <UsageSection period={period} />
          <LedgerSection list={list} period={period} />
        </Stack>
        {prepays && list.dialog?.name === 'purchase' && (
          <Can access={WRITE}>
            <PurchaseDialog epc={epc.data} error={epc.error} onClose={list.close} />
          </Can>
        )}
      </Page>
    </FilteringContext>
  );
}
