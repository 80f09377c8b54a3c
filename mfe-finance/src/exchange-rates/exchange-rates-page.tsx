import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Can } from 'shared-auth';
import type { ExchangeRate } from 'shared-contracts/finance/exchange-rates';
import type { Access } from 'shared-contracts/values/identity/access';
import { Button, Flex, Icon, lazyDialog } from 'shared-ui';
import { ListPage, SearchFilter, SelectFilter, useListParams } from 'shared-ui/list';
import { formatDay } from './day.ts';
import { rateColumns } from './exchange-rate.columns.tsx';
import { rateQueries } from './exchange-rates.api.ts';
import { actions, fields, messages, sources } from './exchange-rates.messages.ts';

const EnterRateDialog = lazyDialog(async () => (await import('./enter-rate-dialog.tsx')).EnterRateDialog);
const ImportRatesDialog = lazyDialog(async () => (await import('./import-rates-dialog.tsx')).ImportRatesDialog);

const WRITE: Access = {
  model: 'orderBillApprove',
  action: 'write',
  or: [{ model: 'tripBillApprove', action: 'write' }],
};

const nameOf = ({ base, quote, day }: ExchangeRate) => `${base}/${quote} ${formatDay(day)}`;

/** The exchange rates of each day: of the European Central Bank, and entered ones. */
export default function ExchangeRatesPage() {
  const list = useListParams({ filters: ['source'], sort: '-day' });
  const rates = useQuery(rateQueries.list(list.query));
  return (
    <>
      <ListPage
        name="exchange-rates"
        title={messages.title}
        list={list}
        rows={rates}
        columns={rateColumns}
        rowName={nameOf}
        filters={
          <>
            <SearchFilter label={messages.search} />
            <SelectFilter name="source" label={fields.source} options={sources} />
          </>
        }
        actions={
          <Can access={WRITE}>
            <Flex gap="2" wrap="wrap">
              <Button variant="outline" onClick={() => list.openDialog('import')}>
                <Icon name="upload" />
                <FormattedMessage {...actions.import} />
              </Button>
              <Button onClick={() => list.openDialog('enter')}>
                <Icon name="plus" />
                <FormattedMessage {...actions.enter} />
              </Button>
            </Flex>
          </Can>
        }
        emptyState={{ title: messages.none, text: messages.noneText, icon: 'calendar' }}
      />
      <Can access={WRITE}>
        {list.dialog?.name === 'import' && <ImportRatesDialog onClose={list.closeDialog} />}
        {list.dialog?.name === 'enter' && <EnterRateDialog onClose={list.closeDialog} />}
      </Can>
    </>
  );
}
