import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CargoDetails } from 'shared-contracts/cargos';
import { Box, Fact, Facts, fill, Heading, Loaded, Skeleton, Stack, Text, type Words } from 'shared-ui';
import { DateTime, Measure, Timeline } from 'shared-ui/format';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { cargoQueries } from './cargos.api.ts';
import { billings, events, fields, messages } from './cargos.messages.ts';

/** Everything that is kept of a cargo, the orders that hold it, and what was done to it. */
export function InfoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cargo = useQuery(cargoQueries.detail(id));
  return (
    <Dialog title={messages.info} width={600} onClose={onClose}>
      <DialogBody>
        <Loaded
          query={cargo}
          size="inline"
          skeleton={
            <Stack gap="5">
              <Skeleton h="12" />
              <Skeleton h="24" />
            </Stack>
          }
        >
          {(loaded) => <Info cargo={loaded} />}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: Words; children: ReactNode }) => (
  <Box as="section">
    <Heading as="h3" textStyle="md" mb="2">
      <FormattedMessage {...title} />
    </Heading>
    {children}
  </Box>
);

const numbersOf = ({ count, numbers }: CargoDetails['usedBy']) => ({
  count,
  numbers: [...numbers, ...(count > numbers.length ? ['…'] : [])].join(', '),
});

function Info({ cargo }: { cargo: CargoDetails }) {
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
      <Facts>
        <Fact label={fields.cargoType}>{cargoType.name}</Fact>
        <Fact label={fields.allowedCargoTypes}>{allowedCargoTypes.map((type) => type.name).join(', ') || '–'}</Fact>
        <Fact label={fields.shippingUnit}>{shippingUnit}</Fact>
        <Fact label={fields.billingBy}>
          <FormattedMessage {...billings[billingBy]} />
        </Fact>
        <Fact label={fields.width}>
          <Measure value={cargo.width} kind="length" />
        </Fact>
        <Fact label={fields.height}>
          <Measure value={cargo.height} kind="length" />
        </Fact>
        <Fact label={fields.length}>
          <Measure value={cargo.length} kind="length" />
        </Fact>
        <Fact label={fields.weight}>
          <Measure value={cargo.weight} kind="weight" />
        </Fact>
        <Fact label={fields.actualSpace}>
          <Measure value={cargo.actualSpace} kind="space" />
        </Fact>
        <Fact label={fields.effectiveSpace}>
          <Measure value={cargo.effectiveSpace} kind="space" />
        </Fact>
        <Fact label={fields.createdAt}>
          <DateTime at={cargo.createdAt} />
        </Fact>
      </Facts>
      <Part title={messages.usedBy}>
        {usedBy.count > 0 ? (
          <Text>
            <FormattedMessage {...fill(messages.orders, numbersOf(usedBy))} />
          </Text>
        ) : (
          <Text color="fg.muted">
            <FormattedMessage {...messages.unused} />
          </Text>
        )}
      </Part>
      <Part title={messages.history}>
        <Loaded query={timeline} size="inline" skeleton={<Skeleton h="12" />}>
          {({ items }) => <Timeline entries={items} events={events} />}
        </Loaded>
      </Part>
    </Stack>
  );
}
