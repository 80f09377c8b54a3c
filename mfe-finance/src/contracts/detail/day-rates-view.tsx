import { FormattedMessage } from 'react-intl';
import type { DayRates } from 'shared-contracts/finance/contract-terms';
import { CHARGED_DAYS } from 'shared-contracts/values/finance/rating';
import { DescriptionItem, DescriptionList, Section } from 'shared-ui';
import { formatDay, Money } from 'shared-ui/format';
import { chargedDays, fields, sections } from '../fields.messages.ts';
import { messages } from './contract-page.messages.ts';

type DayRatesViewProps = { dayRates: DayRates; currency: string };

/** The surcharges of weekends and holidays. */
export const DayRatesView = ({ dayRates, currency }: DayRatesViewProps) => (
  <Section title={sections.dayRates}>
    <DescriptionList>
      {CHARGED_DAYS.map((day) => {
        const rate = dayRates[day];
        return (
          <DescriptionItem key={day} label={chargedDays[day]}>
            {rate?.percentage && `${rate.percentage}\u00A0%`}
            {rate?.amount && <Money value={rate.amount} currency={currency} />}
            {!rate && <FormattedMessage {...messages.none} />}
          </DescriptionItem>
        );
      })}
      <DescriptionItem label={fields.timeZone}>{dayRates.timeZone}</DescriptionItem>
      {dayRates.holidays.length > 0 && (
        <DescriptionItem label={fields.holidays}>{dayRates.holidays.map(formatDay).join(', ')}</DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);
