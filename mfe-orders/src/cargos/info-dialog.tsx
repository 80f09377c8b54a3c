import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CargoDetails } from 'shared-contracts/network/cargos';
import { computeLoadingMeters } from 'shared-contracts/values/space';
import {
  Box,
  DescriptionItem,
  DescriptionList,
  withValues,
  Heading,
  QueryContent,
  Skeleton,
  Stack,
  Text,
  type Message,
} from 'shared-ui';
import { DateTime, Measure, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { changedFields } from './changed-fields.ts';
import { cargoQueries } from './cargos.api.ts';
import { billingByMessages, eventMessages, fields, messages } from './cargos.messages.ts';

/** Shows the details of a cargo, the orders that contain it and its history. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cargo = useQuery(cargoQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <QueryContent
          query={cargo}
          size="inline"
          skeleton={
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="24" />
            </Stack>
          }
        >
          {(data) => <CargoInfo cargo={data} />}
        </QueryContent>
      </DialogBody>
    </Dialog>
  );
}

const InfoSection = ({ title, children }: { title: Message; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const toUsageValues = ({ count, numbers }: CargoDetails['usedBy']) => ({
  count,
  numbers: [...numbers, ...(count > numbers.length ? ['…'] : [])].join(', '),
});

function CargoInfo({ cargo }: { cargo: CargoDetails }) {
  const { id, name, code, cargoType, allowedCargoTypes, shippingUnit, billingBy, usedBy } = cargo;
  const timeline = useQuery(cargoQueries.timeline(id));
  return (
    <Stack gap="6">
      <Box>
        <Text textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted">{code}</Text>
      </Box>
      <DescriptionList>
        <DescriptionItem label={fields.cargoType}>{cargoType.name}</DescriptionItem>
        <DescriptionItem label={fields.allowedCargoTypes}>
          {allowedCargoTypes.map((type) => type.name).join(', ') || '–'}
        </DescriptionItem>
        <DescriptionItem label={fields.shippingUnit}>{shippingUnit}</DescriptionItem>
        <DescriptionItem label={fields.billingBy}>
          <FormattedMessage {...billingByMessages[billingBy]} />
        </DescriptionItem>
        <DescriptionItem label={fields.width}>
          <Measure value={cargo.width} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.height}>
          <Measure value={cargo.height} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.length}>
          <Measure value={cargo.length} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.weight}>
          <Measure value={cargo.weight} kind="weight" />
        </DescriptionItem>
        <DescriptionItem label={fields.actualSpace}>
          <Measure value={cargo.actualSpace} kind="space" />
        </DescriptionItem>
        <DescriptionItem label={fields.effectiveSpace}>
          <Measure value={cargo.effectiveSpace} kind="space" />
        </DescriptionItem>
        <DescriptionItem label={fields.palletPlaces}>
          <Measure value={cargo.palletPlaces} kind="palletPlaces" />
        </DescriptionItem>
        <DescriptionItem label={fields.stackLayers}>{cargo.stackLayers ?? '–'}</DescriptionItem>
        <DescriptionItem label={fields.loadingMeters}>
          <Measure value={computeLoadingMeters(cargo)} kind="loadingMeters" />
        </DescriptionItem>
        <DescriptionItem label={fields.createdAt}>
          <DateTime at={cargo.createdAt} />
        </DescriptionItem>
      </DescriptionList>
      <InfoSection title={messages.usedBy}>
        {usedBy.count > 0 ? (
          <Text>
            <FormattedMessage {...withValues(messages.orders, toUsageValues(usedBy))} />
          </Text>
        ) : (
          <Text color="fg.muted">
            <FormattedMessage {...messages.unused} />
          </Text>
        )}
      </InfoSection>
      <InfoSection title={messages.history}>
        <QueryContent query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} eventMessages={eventMessages} fields={changedFields} />}
        </QueryContent>
      </InfoSection>
    </Stack>
  );
}
