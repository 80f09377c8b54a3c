import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Meter } from 'shared-contracts/fleet/meters';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  type Message,
  Section,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { meterMessages as messages, meterSources } from '../meters.messages.ts';

function Reading({ meter, unit }: { meter: Meter | null; unit: Message }) {
  const formatMessage = useFormatMessage();
  if (!meter) return '–';
  const source = formatMessage(meterSources[meter.source]);
  return (
    <>
      <FormattedNumber value={meter.value} /> {formatMessage(unit)}
      <Text textStyle="sm" color="fg.muted">
        {meter.isCorrected ? <FormattedMessage {...withValues(messages.corrected, { source })} /> : source}
      </Text>
    </>
  );
}

/** The vehicle's readings; users who can change vehicles correct them. */
export const MetersSection = ({ vehicle, onCorrect }: { vehicle: Vehicle; onCorrect: () => void }) => (
  <Section
    title={messages.title}
    aside={
      vehicle.actions.includes('edit') && (
        <Button size="xs" variant="outline" onClick={onCorrect}>
          <FormattedMessage {...messages.correct} />
        </Button>
      )
    }
  >
    <DescriptionList>
      <DescriptionItem label={messages.odometer}>
        <Reading meter={vehicle.odometer} unit={messages.km} />
      </DescriptionItem>
      <DescriptionItem label={messages.engineHours}>
        <Reading meter={vehicle.engineHours} unit={messages.hours} />
      </DescriptionItem>
    </DescriptionList>
  </Section>
);
