import { FormattedMessage } from 'react-intl';
import type { AlertRule } from 'shared-contracts/fleet/alerts';
import type { NamedRef } from 'shared-contracts/common';
import { ALERT_RULE_LIMITS } from 'shared-contracts/values/fleet/alerts';
import { Box, Grid, Heading, type Message, Text, useFormatMessage } from 'shared-ui';
import { FieldRows, NumberField } from 'shared-ui/form';
import { ComboboxField, type OptionSource } from 'shared-ui/picker';
import { vehicleTypeSource, zoneSource } from './alert-rules.api.ts';
import { ruleMessages as messages } from './alert-rules.messages.ts';

type LimitRowsProps = {
  name: 'typeLimits' | 'zoneLimits';
  idField: 'vehicleTypeId' | 'locationId';
  title: Message;
  help: Message;
  add: Message;
  label: Message;
  source: OptionSource<NamedRef>;
  refs: readonly NamedRef[];
};

function LimitRows({ name, idField, title, help, add, label, source, refs }: LimitRowsProps) {
  const formatMessage = useFormatMessage();
  return (
    <Box>
      <Heading as="h3" textStyle="sm">
        <FormattedMessage {...title} />
      </Heading>
      <Text mb="2" textStyle="sm" color="fg.muted">
        <FormattedMessage {...help} />
      </Text>
      <FieldRows
        name={name}
        label={title}
        addLabel={add}
        emptyRow={{ [idField]: '', limit: null }}
        max={ALERT_RULE_LIMITS.speedLimits}
        formatRows={(rows: readonly Record<string, string | number | null>[]) =>
          rows
            .map((row) => `${refs.find(({ id }) => id === row[idField])?.name ?? '–'} ${row['limit'] ?? '–'}`)
            .join(', ')
        }
      >
        {(path, index) => (
          <Grid templateColumns="1fr 8.5rem" gap="3">
            <ComboboxField
              name={`${path}.${idField}`}
              label={label}
              source={source}
              selectedOption={refs[index] && { value: refs[index].id, label: refs[index].name }}
            />
            <NumberField
              name={`${path}.limit`}
              label={messages.limit}
              decimals={0}
              unit={formatMessage(messages.kmPerHour)}
            />
          </Grid>
        )}
      </FieldRows>
    </Box>
  );
}

/** Special speed limits, in addition to the general one. */
export const SpeedLimitFields = ({ rule }: { rule: AlertRule | undefined }) => (
  <>
    <LimitRows
      name="typeLimits"
      idField="vehicleTypeId"
      title={messages.typeLimits}
      help={messages.typeLimitsHelp}
      add={messages.addTypeLimit}
      label={messages.vehicleType}
      source={vehicleTypeSource}
      refs={rule?.typeLimits.map(({ vehicleType }) => vehicleType) ?? []}
    />
    <LimitRows
      name="zoneLimits"
      idField="locationId"
      title={messages.zoneLimits}
      help={messages.zoneLimitsHelp}
      add={messages.addZoneLimit}
      label={messages.zone}
      source={zoneSource}
      refs={rule?.zoneLimits.map(({ location }) => location) ?? []}
    />
  </>
);
