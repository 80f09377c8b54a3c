import { FormattedMessage } from 'react-intl';
import { Button, Icon, type Message, withValues } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import type { ListParams } from 'shared-ui/list';
import { messages } from './invoicing.messages.ts';
import { formatDay } from './span.ts';

const Filter = ({ label, onRemove }: { label: Message; onRemove: () => void }) => (
  <Button size="sm" variant="outline" onClick={onRemove}>
    <FormattedMessage {...label} />
    <Icon name="close" size={14} />
  </Button>
);

/** Filters that figures of the aging set and no control shows: clicking one removes it. */
export function ActiveFilters({ list }: { list: ListParams }) {
  const { toDay } = useDayConversion();
  const [at, currency] = [list.getValue('at'), list.getValue('currency')];
  return (
    <>
      {at && (
        <Filter
          label={withValues(messages.openAsAt, { day: formatDay(toDay(Number(at))) })}
          onRemove={() => list.setFilters({ at: undefined })}
        />
      )}
      {currency && (
        <Filter
          label={withValues(messages.inCurrency, { currency })}
          onRemove={() => list.setFilters({ currency: undefined })}
        />
      )}
    </>
  );
}
