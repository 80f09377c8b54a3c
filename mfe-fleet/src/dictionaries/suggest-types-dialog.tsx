import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SuggestedVehicleTypes } from 'shared-contracts/fleet/vehicles';
import { Box, Flex, QueryContent, Skeleton, Text } from 'shared-ui';
import { MeasureField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Measure } from 'shared-ui/format';
import { MenuIcon } from 'shared-ui/icons';
import { object, string, type ObjectSchema } from 'yup';
import { entryQueries } from './dictionaries.api.ts';
import { fields, messages } from './dictionaries.messages.ts';

type FreightSize = { space: string; weight: string };
const schema: ObjectSchema<FreightSize> = object({ space: string().required(), weight: string().required() });

/** Suggests vehicle types by the space and weight of the freight. */
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
    {types.map(({ id, name, icon, averageSpace, maxWeight }) => (
      <Flex as="li" key={id} align="center" gap="3" px="3" py="2" _notFirst={{ borderTopWidth: '1px' }}>
        <Box flexShrink="0" color="fg.muted">
          <MenuIcon name={icon} />
        </Box>
        <Text flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text flexShrink="0" textAlign="end" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
          <Measure value={averageSpace} kind="space" /> · <Measure value={maxWeight} kind="weight" />
        </Text>
      </Flex>
    ))}
  </Box>
);
