import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useCan } from 'shared-auth';
import { Box, Flex, Icon, withValues } from 'shared-ui';
import { useFormValue } from 'shared-ui/form';
import { overlapsShare } from './overlap.rules.ts';
import { READ_SHARES_ACCESS } from './schedule-access.ts';
import { scheduleQueries } from './schedule.api.ts';
import { messages } from './schedule.messages.ts';

/** Warns that partners have the vehicle in the entered period. */
export function ShareWarning({ vehicleId }: { vehicleId: string | null | undefined }) {
  const [fromAt] = useFormValue<number | null | undefined>('fromAt');
  const [toAt] = useFormValue<number | null | undefined>('toAt');
  const canReadShares = useCan(READ_SHARES_ACCESS);
  const { data } = useQuery({
    ...scheduleQueries.shares(vehicleId ?? ''),
    enabled: canReadShares && Boolean(vehicleId),
  });
  const shares = data?.items.filter((share) => overlapsShare({ fromAt, toAt }, share)) ?? [];
  const partners = [...new Set(shares.map(({ partner }) => partner.name))].join(', ');
  return (
    <Box role="status">
      {partners && (
        <Flex gap="2" px="3" py="2" borderRadius="md" bg="status.warn.bg" color="status.warn.fg" textStyle="sm">
          <Box pt="0.5">
            <Icon name="warning" />
          </Box>
          <Box minW="0">
            <FormattedMessage {...withValues(messages.insideShare, { partners })} />
          </Box>
        </Flex>
      )}
    </Box>
  );
}
