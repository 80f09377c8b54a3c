import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  Flex,
  Icon,
  QueryContent,
  Skeleton,
  Text,
  withValues,
} from 'shared-ui';
import { invoicingQuery } from './invoicing.api.ts';
import { categoryLabels, messages, monthMessages, settingLabels as labels } from './invoicing.messages.ts';

const DASH = '–';

const TaxRates = ({ taxRates }: Pick<InvoiceSettings, 'taxRates'>) =>
  taxRates.length === 0
    ? DASH
    : taxRates.map(({ name, percentage, category, reason }) => (
        <Text key={`${name} ${percentage}`} overflowWrap="anywhere">
          {name} {percentage} %
          {category !== 'standard' && (
            <Text as="span" color="fg.muted">
              {' · '}
              <FormattedMessage {...categoryLabels[category]} />
              {reason && ` · ${reason}`}
            </Text>
          )}
        </Text>
      ));

const Settings = ({ settings }: { settings: InvoiceSettings }) => (
  <DescriptionList>
    <DescriptionItem label={labels.address}>
      <Text whiteSpace="pre-line">{settings.address ?? DASH}</Text>
    </DescriptionItem>
    <DescriptionItem label={labels.taxNumber}>{settings.taxNumber ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.companyNumber}>{settings.companyNumber ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.bankName}>{settings.bankName ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.bankAccount}>{settings.bankAccount ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.bankCode}>{settings.bankCode ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.paymentTermDays}>
      <FormattedMessage {...withValues(messages.days, { days: settings.paymentTermDays })} />
    </DescriptionItem>
    <DescriptionItem label={labels.series}>{settings.series}</DescriptionItem>
    <DescriptionItem label={labels.creditNoteSeries}>{settings.creditNoteSeries}</DescriptionItem>
    <DescriptionItem label={labels.numberFormat}>{settings.numberFormat}</DescriptionItem>
    <DescriptionItem label={labels.taxRates}>
      <TaxRates taxRates={settings.taxRates} />
    </DescriptionItem>
    <DescriptionItem label={labels.electronicAddress}>
      {[settings.electronicScheme, settings.electronicAddress].filter(Boolean).join(' · ') || DASH}
    </DescriptionItem>
    <DescriptionItem label={labels.buyerReference}>{settings.buyerReference ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.attachesElectronic}>
      <FormattedMessage {...(settings.attachesElectronic ? messages.yes : messages.no)} />
    </DescriptionItem>
  </DescriptionList>
);

/** What the organization's invoices contain. Its dialog opens beside this form, which is sent for review. */
export function InvoicingTab({ onEdit, onLockMonths }: { onEdit: () => void; onLockMonths: () => void }) {
  const settings = useQuery(invoicingQuery);
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <Text flex="1 1 16rem" color="fg.muted">
          <FormattedMessage {...messages.explanation} />
        </Text>
        <Button type="button" variant="outline" size="sm" onClick={onLockMonths}>
          <Icon name="lock" />
          <FormattedMessage {...monthMessages.action} />
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={onEdit}>
          <Icon name="pencil" />
          <FormattedMessage {...messages.edit} />
        </Button>
      </Flex>
      <QueryContent query={settings} size="inline" skeleton={<Skeleton h="48" />}>
        {(loaded) => <Settings settings={loaded} />}
      </QueryContent>
    </>
  );
}
