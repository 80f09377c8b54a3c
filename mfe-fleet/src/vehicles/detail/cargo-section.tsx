import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { FLOOR_MEASURES } from 'shared-contracts/values/space';
import { DescriptionItem, DescriptionList, Section, useFormatMessage } from 'shared-ui';
import { loadMessages, Measure, Money } from 'shared-ui/format';
import { fields, loadingOptions } from '../vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

const joinNames = (names: readonly string[]) => names.join(', ') || '–';

export function CargoSection({ vehicle }: { vehicle: Vehicle }) {
  const formatMessage = useFormatMessage();
  return (
    <Section title={messages.cargo}>
      <DescriptionList>
        <DescriptionItem label={fields.length}>
          <Measure value={vehicle.length} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.width}>
          <Measure value={vehicle.width} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.height}>
          <Measure value={vehicle.height} kind="length" />
        </DescriptionItem>
        <DescriptionItem label={fields.actualSpace}>
          <Measure value={vehicle.actualSpace} kind="space" />
        </DescriptionItem>
        <DescriptionItem label={fields.effectiveSpace}>
          <Measure value={vehicle.effectiveSpace} kind="space" />
        </DescriptionItem>
        <DescriptionItem label={fields.maxCarryWeight}>
          <Measure value={vehicle.maxCarryWeight} kind="weight" />
        </DescriptionItem>
        {FLOOR_MEASURES.map((measure) => (
          <DescriptionItem key={measure} label={loadMessages[measure]}>
            <Measure value={vehicle[measure] ?? vehicle.typeFloor?.[measure]} kind={measure} />
          </DescriptionItem>
        ))}
        <DescriptionItem label={fields.cargoTypeIds}>
          {joinNames(vehicle.cargoTypes.map(({ name }) => name))}
        </DescriptionItem>
        <DescriptionItem label={fields.loadingOptions}>
          {joinNames(vehicle.loadingOptions.map((option) => formatMessage(loadingOptions[option])))}
        </DescriptionItem>
        {vehicle.homeLocation && (
          <DescriptionItem label={fields.homeLocationId}>{vehicle.homeLocation.name}</DescriptionItem>
        )}
        {vehicle.fixedCost !== null && (
          <DescriptionItem label={fields.fixedCost}>
            <Money value={vehicle.fixedCost} />
          </DescriptionItem>
        )}
        {vehicle.kmCost !== null && (
          <DescriptionItem label={fields.kmCost}>
            <Money value={vehicle.kmCost} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Section>
  );
}
