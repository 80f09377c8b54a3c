import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { supportsPeriod, type ReportName } from 'shared-contracts/values/finance/reports';
import { Box, Flex, Text, withValues, type Message } from 'shared-ui';
import { useDayConversion } from 'shared-ui/format';
import { icons, type IconType } from 'shared-ui/icons';
import type { ListParams } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { periodNames } from './names.messages.ts';
import { parsePeriod } from './report-groups.ts';
import { reportQueries } from './reports.api.ts';
import { messages } from './reports.messages.ts';

type SettingsBarProps = {
  name: ReportName;
  list: ListParams;
  trip: { id: string; number: string } | null;
  changeButton: ReactNode;
};

const formatDay = (day: string) => day.split('-').toReversed().join('.');

function usePeriodLabel({ getValue }: ListParams): Message {
  const { toDay } = useDayConversion();
  const period = parsePeriod(getValue('period'));
  const getDay = (name: string) => (getValue(name) ? formatDay(toDay(Number(getValue(name)))) : undefined);
  const [from, to] = [getDay('from'), getDay('to')];
  if (period) return periodNames[period];
  if (from && to) return withValues(messages.between, { from, to });
  if (from) return withValues(messages.since, { day: from });
  return to ? withValues(messages.until, { day: to }) : messages.anyTime;
}

const SettingItem = ({ icon: ItemIcon, children }: { icon: IconType; children: ReactNode }) => (
  <Flex as="li" align="center" gap="1.5" color="fg.muted" textStyle="sm" minW="0">
    <Box flexShrink="0">
      <ItemIcon size={15} aria-hidden />
    </Box>
    <Text as="span" truncate>
      {children}
    </Text>
  </Flex>
);

/** Settings of the shown report, with a button to change them. */
export function SettingsBar({ name, list, trip, changeButton }: SettingsBarProps) {
  const period = usePeriodLabel(list);
  const partnerId = list.getValue('partnerId');
  const partners = useQuery({ ...reportQueries.partners(), enabled: partnerId !== undefined });
  const partner = partners.data?.items.find(({ id }) => id === partnerId);
  return (
    <>
      <Text asChild textStyle="sm" color="accent.fg">
        <Link to="/reports">
          <FormattedMessage {...messages.all} />
        </Link>
      </Text>
      {changeButton}
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none" minW="0">
        {supportsPeriod(name) && (
          <SettingItem icon={icons.calendar}>
            <FormattedMessage {...period} />
          </SettingItem>
        )}
        {trip && <SettingItem icon={icons.route}>{trip.number}</SettingItem>}
        {partner && <SettingItem icon={icons.handshake}>{partner.name}</SettingItem>}
      </Flex>
    </>
  );
}
