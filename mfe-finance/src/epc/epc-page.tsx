import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can, useSession } from 'shared-auth';
import type { Epc } from 'shared-contracts/finance/epc';
import type { Access } from 'shared-contracts/values/identity/access';
import { EPC_REFRESH_INTERVAL_MS } from 'shared-contracts/values/limits';
import { PERIODS, type Period } from 'shared-contracts/values/finance/periods';
import { Button, ErrorState, Flex, Icon, Page, Stack, Text, withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { CreateButton, ListFilterContext, useListParams, ViewFilter, type ListParams } from 'shared-ui/list';
import { AlertDialog } from './alert-dialog.tsx';
import { alertMessages, messages, periodLabels, purchaseMessages } from './epc-page.messages.ts';
import { epcQueries } from './epc.api.ts';
import { FiguresGrid } from './figures-grid.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { PurchasesSection } from './purchases-section.tsx';
import { UsageSection } from './usage-section.tsx';

const WRITE_ACCESS: Access = { model: 'trip', action: 'write', organizationTypes: ['4pl', '3pl'] };
const DEFAULT_PERIOD: Period = 'year';

/** Reads the period from the URL; undefined means all time. */
function usePeriod({ getValue }: ListParams): Period | undefined {
  const requested = getValue('period') ?? DEFAULT_PERIOD;
  return requested === 'all' ? undefined : (PERIODS.find((period) => period === requested) ?? DEFAULT_PERIOD);
}

/** Root passes every access check but has no prepaid trips. */
const useHasPrepaidTrips = () =>
  useSession(({ user }) => user?.organizationType === '3pl' || user?.organizationType === '4pl');

/** The credits that expire next. */
function ExpiryNotice({ quantity, at }: NonNullable<Epc['expiring']>) {
  const { toDay } = useDayConversion();
  const day = toDay(at).split('-').toReversed().join('.');
  return (
    <Text color="fg.muted">
      <FormattedMessage {...withValues(messages.expiring, { count: quantity, day })} />
    </Text>
  );
}

/** Prepaid trip credits: figures, usage, ledger and purchase. */
export default function EpcPage() {
  const list = useListParams();
  const hasPrepaidTrips = useHasPrepaidTrips();
  const epc = useQuery({ ...epcQueries.figures(), refetchInterval: EPC_REFRESH_INTERVAL_MS });
  const period = usePeriod(list);
  return (
    <ListFilterContext value={list}>
      <Page
        title={messages.title}
        description={<FormattedMessage {...messages.lead} />}
        actions={
          hasPrepaidTrips && (
            <>
              <Can access={WRITE_ACCESS}>
                <Button variant="outline" disabled={!epc.data} onClick={() => list.openDialog('alert')}>
                  <Icon name="bell" />
                  <FormattedMessage {...alertMessages.title} />
                </Button>
              </Can>
              <CreateButton
                access={WRITE_ACCESS}
                label={purchaseMessages.title}
                onClick={() => list.openDialog('purchase')}
              />
            </>
          )
        }
      >
        <Stack gap="4">
          {epc.isError && !epc.data ? (
            <ErrorState error={epc.error} size="inline" onRetry={() => void epc.refetch()} />
          ) : (
            <FiguresGrid epc={epc.data} />
          )}
          {epc.data?.expiring && <ExpiryNotice {...epc.data.expiring} />}
          <Flex>
            <ViewFilter name="period" label={messages.period} options={periodLabels} defaultValue={DEFAULT_PERIOD} />
          </Flex>
          <UsageSection period={period} />
          <PurchasesSection list={list} />
          <LedgerSection list={list} period={period} />
        </Stack>
        {hasPrepaidTrips && list.dialog?.name === 'alert' && epc.data && (
          <Can access={WRITE_ACCESS}>
            <AlertDialog epc={epc.data} onClose={list.closeDialog} />
          </Can>
        )}
        {hasPrepaidTrips && list.dialog?.name === 'purchase' && (
          <Can access={WRITE_ACCESS}>
            <PurchaseDialog epc={epc.data} error={epc.error} onClose={list.closeDialog} />
          </Can>
        )}
      </Page>
    </ListFilterContext>
  );
}
