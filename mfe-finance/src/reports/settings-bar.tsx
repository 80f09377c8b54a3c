import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ReportName, takesPeriod } from 'shared-contracts/values/reports';
import { Box, fill, Flex, Text, type Words } from 'shared-ui';
import { useDays } from 'shared-ui/format';
import { icons, type IconType } from 'shared-ui/icons';
import type { ListParams } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { reportQueries } from './reports.api.ts';
import { messages } from './reports.messages.ts';

type SettingsBarProps = {
  name: ReportName;
  list: ListParams;
  trip: { id: string; number: string } | null;
  change: ReactNode;
};

const shownDay = (day: string) => day.split('-').toReversed().join('.');

function usePeriod({ valueOf }: ListParams): Words {
  const { dayOf } = useDays();
  const day = (name: string) => (valueOf(name) ? shownDay(dayOf(Number(valueOf(name)))) : undefined);
  const [from, to] = [day('from'), day('to')];
  if (from && to) return fill(messages.between, { from, to });
  if (from) return fill(messages.since, { day: from });
  return to ? fill(messages.until, { day: to }) : messages.anyTime;
}

const Told = ({ icon: Drawing, children }: { icon: IconType; children: ReactNode }) => (
  <Flex as="li" align="center" gap="1.5" color="fg.muted" textStyle="sm" minW="0">
    <Box flexShrink="0">
      <Drawing size={15} aria-hidden />
    </Box>
    <Text as="span" truncate>
      {children}
    </Text>
  </Flex>
);

/** What was asked of a report, and where to ask otherwise. */
export function SettingsBar({ name, list, trip, change }: SettingsBarProps) {
  const period = usePeriod(list);
  const partnerId = list.valueOf('partnerId');
  const partners = useQuery({ ...reportQueries.partners(), enabled: partnerId !== undefined });
  const partner = partners.data?.items.find(({ id }) => id === partnerId);
  return (
    <>
      <Text asChild textStyle="sm" color="accent.fg">
        <Link to="/reports">
          <FormattedMessage {...messages.all} />
        </Link>
      </Text>
      {change}
      <Flex as="ul" gap="3" wrap="wrap" listStyleType="none" minW="0">
        {takesPeriod(name) && (
          <Told icon={icons.calendar}>
            <FormattedMessage {...period} />
          </Told>
        )}
        {trip && <Told icon={icons.route}>{trip.number}</Told>}
        {partner && <Told icon={icons.handshake}>{partner.name}</Told>}
      </Flex>
    </>
  );
}
