import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { InvoiceSettings } from 'shared-contracts/finance/invoices';
import { missingForQrBill } from 'shared-contracts/values/finance/qr-bill';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  Flex,
  Icon,
  QueryContent,
  Skeleton,
  Text,
  useFormatMessage,
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

const formatParts = ({ street, buildingNumber, postalCode, town }: InvoiceSettings) =>
  [
    [street, buildingNumber],
    [postalCode, town],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .join('\n')
    .trim();

/** Why invoices with a Swiss account have no QR-bill. */
function MissingForQrBill({ settings }: { settings: InvoiceSettings }) {
  const formatMessage = useFormatMessage();
  const missing = missingForQrBill(settings);
  if (missing.length === 0) return null;
  const fields = missing.map((field) => formatMessage(labels[field])).join(', ');
  return (
    <Text textStyle="sm" color="fg.warning">
      <FormattedMessage {...withValues(messages.noQrBill, { fields })} />
    </Text>
  );
}

const Settings = ({ settings }: { settings: InvoiceSettings }) => (
  <DescriptionList>
    <DescriptionItem label={labels.address}>
      <Text whiteSpace="pre-line">{settings.address ?? DASH}</Text>
    </DescriptionItem>
    <DescriptionItem label={labels.structuredAddress}>
      <Text whiteSpace="pre-line">{formatParts(settings) || DASH}</Text>
    </DescriptionItem>
    <DescriptionItem label={labels.taxNumber}>{settings.taxNumber ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.companyNumber}>{settings.companyNumber ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.bankName}>{settings.bankName ?? DASH}</DescriptionItem>
    <DescriptionItem label={labels.bankAccount}>
      {settings.bankAccount ?? DASH}
      <MissingForQrBill settings={settings} />
    </DescriptionItem>
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

/** The invoice settings of the organization. Its dialog opens next to this form, which is sent for review. */
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
