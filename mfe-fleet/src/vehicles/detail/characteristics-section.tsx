import { FormattedMessage } from 'react-intl';
import type { Vehicle } from 'shared-contracts/fleet/vehicles';
import { DescriptionItem, DescriptionList, Section, Text } from 'shared-ui';
import { DateTime, Measure } from 'shared-ui/format';
import { fields, trackingApps } from '../vehicle-fields.messages.ts';
import { messages } from './vehicle-page.messages.ts';
import { VehicleTypeLabel } from '../vehicle-badges.tsx';

const DASH = '–';

export const CharacteristicsSection = ({ vehicle }: { vehicle: Vehicle }) => (
  <Section title={messages.characteristics}>
    <DescriptionList>
      <DescriptionItem label={fields.vehicleTypeId}>
        <VehicleTypeLabel type={vehicle.type} />
      </DescriptionItem>
      <DescriptionItem label={fields.licenseClass}>
        {vehicle.licenseClass ?? vehicle.typeLicenseClass ?? DASH}
      </DescriptionItem>
      <DescriptionItem label={fields.brandId}>{vehicle.brand?.name ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.modelId}>{vehicle.model?.name ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.year}>{vehicle.year ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.colorId}>{vehicle.color?.name ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.vin}>{vehicle.vin ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.trackingDevice}>{vehicle.trackingDevice ?? DASH}</DescriptionItem>
      {vehicle.trackingApp && (
        <DescriptionItem label={fields.trackingApp}>
          <FormattedMessage {...trackingApps[vehicle.trackingApp]} />
        </DescriptionItem>
      )}
      <DescriptionItem label={fields.engineModel}>{vehicle.engineModel ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.enginePower}>
        {vehicle.enginePower === null ? DASH : `${Number(vehicle.enginePower)} kW`}
      </DescriptionItem>
      <DescriptionItem label={fields.fuelTypeId}>{vehicle.fuelType?.name ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.axles}>{vehicle.axles ?? DASH}</DescriptionItem>
      <DescriptionItem label={fields.weight}>
        <Measure value={vehicle.weight} kind="weight" />
      </DescriptionItem>
      <DescriptionItem label={fields.organization}>{vehicle.organization.name}</DescriptionItem>
      <DescriptionItem label={fields.createdAt}>
        <DateTime at={vehicle.createdAt} />
      </DescriptionItem>
      {vehicle.comment && (
        <DescriptionItem label={fields.comment} fullWidth>
          <Text as="span" whiteSpace="pre-line">
            {vehicle.comment}
          </Text>
        </DescriptionItem>
      )}
    </DescriptionList>
  </Section>
);
