import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSession } from 'shared-auth';
import type { Epc } from 'shared-contracts/epc';
import { EPC_REFRESH_MS } from 'shared-contracts/values/limits';
import { Box, chakra, fill, Skeleton, useSay, type Words } from 'shared-ui';
import { Money } from 'shared-ui/format';
import { Link } from 'shared-ui/router';
import { epcQueries } from './epc.api.ts';
import { messages } from './epc.messages.ts';

const Place = chakra(Link, {
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

/** In the top bar of those who prepay trips: how many credits are left and what they are worth. Root passes every check but prepays nothing. */
export default function EpcSlot() {
  const type = useSession((session) => session.user?.organizationType);
  return (type === '3pl' || type === '4pl') && <Figures />;
}

function Figures() {
  const say = useSay();
  const { data, isError } = useQuery({ ...epcQueries.figures(), refetchInterval: EPC_REFRESH_MS });
  if (isError)
    return (
      <Place to="/epc" color="fg.muted" title={say(messages.failed)}>
        <FormattedMessage {...messages.unknown} />
      </Place>
    );
  return (
    <Place to="/epc" title={say(messages.about)}>
      {data ? <Left {...data} /> : <Skeleton h="4" w={{ base: '14', md: '40' }} />}
    </Place>
  );
}

/** A phone has room for the count alone. */
function Left({ remaining, balance, currency }: Epc) {
  const count: Words = fill(messages.remaining, { count: remaining });
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
