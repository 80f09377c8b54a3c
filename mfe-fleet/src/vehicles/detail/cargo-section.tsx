import type { Vehicle } from 'shared-contracts/vehicles';
import { Fact, Facts, Section, useSay } from 'shared-ui';
import { Measure } from 'shared-ui/format';
import { fields, loadingOptions } from './vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';

const listed = (names: readonly string[]) => names.join(', ') || '–';

export function CargoSection({ vehicle }: { vehicle: Vehicle }) {
  const say = useSay();
  return (
    <Section title={messages.cargo}>
      <Facts>
        <Fact label={fields.length}>
          <Measure value={vehicle.length} kind="length" />
        </Fact>
        <Fact label={fields.width}>
          <Measure value={vehicle.width} kind="length" />
        </Fact>
        <Fact label={fields.height}>
          <Measure value={vehicle.height} kind="length" />
        </Fact>
        <Fact label={fields.actualSpace}>
          <Measure value={vehicle.actualSpace} kind="space" />
        </Fact>
        <Fact label={fields.effectiveSpace}>
          <Measure value={vehicle.effectiveSpace} kind="space" />
        </Fact>
        <Fact label={fields.maxCarryWeight}>
          <Measure value={vehicle.maxCarryWeight} kind="weight" />
        </Fact>
        <Fact label={fields.cargoTypeIds}>{listed(vehicle.cargoTypes.map(({ name }) => name))}</Fact>
        <Fact label={fields.loadingOptions}>
          {listed(vehicle.loadingOptions.map((option) => say(loadingOptions[option])))}
        </Fact>
      </Facts>
    </Section>
  );
}
