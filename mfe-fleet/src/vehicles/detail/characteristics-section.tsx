import type { Vehicle } from 'shared-contracts/vehicles';
import { Fact, Facts, Section, Text } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import { fields } from './vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';
import { TypeOf } from './vehicles.columns.tsx';

const DASH = '–';

export const CharacteristicsSection = ({ vehicle }: { vehicle: Vehicle }) => (
  <Section title={messages.characteristics}>
    <Facts>
      <Fact label={fields.vehicleTypeId}>
        <TypeOf type={vehicle.type} />
      </Fact>
      <Fact label={fields.brandId}>{vehicle.brand?.name ?? DASH}</Fact>
      <Fact label={fields.modelId}>{vehicle.model?.name ?? DASH}</Fact>
      <Fact label={fields.year}>{vehicle.year ?? DASH}</Fact>
      <Fact label={fields.colorId}>{vehicle.color?.name ?? DASH}</Fact>
      <Fact label={fields.vin}>{vehicle.vin ?? DASH}</Fact>
      <Fact label={fields.trackingDevice}>{vehicle.trackingDevice ?? DASH}</Fact>
      <Fact label={fields.engineModel}>{vehicle.engineModel ?? DASH}</Fact>
      <Fact label={fields.enginePower}>
        {vehicle.enginePower === null ? DASH : `${Number(vehicle.enginePower)} kW`}
      </Fact>
      <Fact label={fields.fuelTypeId}>{vehicle.fuelType?.name ?? DASH}</Fact>
      <Fact label={fields.axles}>{vehicle.axles ?? DASH}</Fact>
      <Fact label={fields.weight}>
        <Measure value={vehicle.weight} kind="weight" />
      </Fact>
      <Fact label={fields.organization}>{vehicle.organization.name}</Fact>
      <Fact label={fields.createdAt}>
        <DateTime at={vehicle.createdAt} />
      </Fact>
      {vehicle.comment && (
        <Fact label={fields.comment} wide>
          <Text as="span" whiteSpace="pre-line">
            {vehicle.comment}
          </Text>
        </Fact>
      )}
    </Facts>
  </Section>
);
