import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Epc } from 'shared-contracts/finance/epc';
import { EPC_REFRESH_INTERVAL_MS } from 'shared-contracts/values/limits';
import { Box, chakra, Skeleton, useFormatMessage, withValues, type Message } from 'shared-ui';
import { Money } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { epcQueries } from './epc.api.ts';
import { messages } from './epc.messages.ts';

const EpcLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '8',
    px: '2',
    borderRadius: 'md',
    textStyle: 'sm',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.ring' },
  },
});

/** Remaining credits and their value, in the top bar of organizations with prepaid trips. Root passes every access check but has none. */
export default function EpcSlot() {
  const type = useSession((session) => session.user?.organizationType);
  return (type === '3pl' || type === '4pl') && <EpcFigures />;
}

function EpcFigures() {
  const formatMessage = useFormatMessage();
  const { data, isError } = useQuery({ ...epcQueries.figures(), refetchInterval: EPC_REFRESH_INTERVAL_MS });
  if (isError)
    return (
      <EpcLink to="/epc" color="fg.muted" title={formatMessage(messages.failed)}>
        <FormattedMessage {...messages.unknown} />
      </EpcLink>
    );
  return (
    <EpcLink to="/epc" title={formatMessage(messages.about)}>
      {data ? <RemainingCredits {...data} /> : <Skeleton h="4" w={{ base: '14', md: '40' }} />}
    </EpcLink>
  );
}

/** Phones only show the count. */
function RemainingCredits({ remaining, balance, currency }: Epc) {
  const count: Message = withValues(messages.remaining, { count: remaining });
  return (
    <>
      <Box as="span" color={remaining > 0 ? undefined : 'status.bad.fg'}>
        <FormattedMessage {...count} />
      </Box>
      <Box as="span" hideBelow="md" color="fg.muted" whiteSpace="pre">
        {' '}
        · <Money value={balance} currency={currency} />
      </Box>
    </>
  );
}
