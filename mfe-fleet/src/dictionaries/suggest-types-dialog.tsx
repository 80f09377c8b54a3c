import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SuggestedVehicleTypes } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, QueryContent, Skeleton, Text } from 'shared-ui';
import { MeasureField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { loadMessages, LoadText } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { object, string, type ObjectSchema } from 'yup';
import { entryQueries, type FreightSize } from './dictionaries.api.ts';
import { fields, messages } from './dictionaries.messages.ts';

const schema: ObjectSchema<FreightSize> = object({
  space: string().required(),
  weight: string().required(),
  palletPlaces: string().nullable().default(null),
  loadingMeters: string().nullable().default(null),
});

/** Suggests vehicle types from the freight of recent orders. */
export function SuggestTypesDialog({ onClose }: { onClose: () => void }) {
  const [freight, setFreight] = useState<FreightSize>();
  return (
    <FormDialog
      title={messages.fits}
      width={500}
      schema={schema}
      initialValues={{}}
      submitLabel={messages.findTypes}
      keepOpen
      onSubmit={async (input) => setFreight(input)}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <FormattedMessage {...messages.fitsText} />
      </Text>
      <Flex gap="4" direction={{ base: 'column', sm: 'row' }}>
        <MeasureField name="space" label={fields.space} kind="space" />
        <MeasureField name="weight" label={fields.weight} kind="weight" />
      </Flex>
      <Flex gap="4" direction={{ base: 'column', sm: 'row' }}>
        <MeasureField name="palletPlaces" label={loadMessages.palletPlaces} kind="palletPlaces" />
        <MeasureField name="loadingMeters" label={loadMessages.loadingMeters} kind="loadingMeters" />
      </Flex>
      <Box role="status">{freight && <SuggestedTypeList freight={freight} />}</Box>
    </FormDialog>
  );
}

function SuggestedTypeList({ freight }: { freight: FreightSize }) {
  const query = useQuery(entryQueries.suggest(freight));
  return (
    <QueryContent query={query} size="inline" skeleton={<Skeleton h="24" />}>
      {({ suggestedTypes: types }) =>
        types.length > 0 ? (
          <TypeList types={types} />
        ) : (
          <Text py="6" textAlign="center" color="fg.muted">
            <FormattedMessage {...messages.noneFits} />
          </Text>
        )
      }
    </QueryContent>
  );
}

const TypeList = ({ types }: { types: SuggestedVehicleTypes['suggestedTypes'] }) => (
  <Box as="ul" borderWidth="1px" borderRadius="md">
    {types.map(({ id, name, icon, averageSpace, maxWeight, palletPlaces, loadingMeters }) => (
      <Flex as="li" key={id} align="center" gap="3" px="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
        <Box flexShrink="0" color="fg.muted">
          <MenuIcon name={icon} />
        </Box>
        <Text flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text flexShrink="0" textAlign="end" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          <LoadText load={{ space: averageSpace, weight: maxWeight, palletPlaces, loadingMeters }} />
        </Text>
      </Flex>
    ))}
  </Box>
);
