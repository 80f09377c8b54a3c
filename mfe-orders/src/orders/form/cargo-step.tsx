import type { Cargo } from 'shared-contracts/identity/partners';
import { ORDER_LIMITS } from 'shared-contracts/values/field-limits';
import { Box } from 'shared-ui';
import { FieldGroup, NumberField, FieldRows, TextField, useFormValue } from 'shared-ui/form';
import { optionSources } from '../order-options.api.ts';
import { Allocation } from './allocation.tsx';
import { useCreatingSource } from './create-dialogs.tsx';
import { toPieceMeasures } from './reference-data.tsx';
import { LoadSummary } from './load-summary.tsx';
import { cargo as messages } from './order-form.messages.ts';
import { emptyCargoItem } from './order-form-values.ts';
import { fields } from '../orders.messages.ts';
import { Picker } from './picker.tsx';
import { PreviewWarnings } from './preview-warnings.tsx';
import { removeCargoItem, type StopValues } from './stops.rules.ts';
import { IncompatibleCargoNote } from './incompatible-cargo-note.tsx';

const toCargoRecord = (cargo: Cargo) => ({ piece: toPieceMeasures(cargo) });

export function CargoStep() {
  const cargos = useCreatingSource('cargo', optionSources.cargos);
  const [stops, setStops] = useFormValue<StopValues[]>('stops');
  return (
    <>
      <FieldGroup title={messages.items} help={messages.itemsHelp} columns={1}>
        <FieldRows
          name="cargoItems"
          addLabel={messages.add}
          emptyRow={emptyCargoItem}
          max={ORDER_LIMITS.cargoItems}
          onRemove={(item) => setStops(removeCargoItem(stops, item))}
        >
          {(path) => (
            <>
              <Box w={{ base: 'full', md: '44' }}>
                <TextField name={`${path}.packNumber`} label={fields.packNumber} />
              </Box>
              <Box flex="1" minW={{ base: 'full', md: '0' }}>
                <Picker name={`${path}.cargoId`} label={fields.cargo} source={cargos} toRecord={toCargoRecord} />
              </Box>
              <Box w={{ base: 'full', md: '32' }}>
                <NumberField name={`${path}.quantity`} label={fields.quantity} decimals={0} />
              </Box>
            </>
          )}
        </FieldRows>
        <IncompatibleCargoNote />
      </FieldGroup>
      <FieldGroup title={messages.load} help={messages.loadHelp} columns={1}>
        <LoadSummary />
        <PreviewWarnings />
      </FieldGroup>
      <Allocation />
    </>
  );
}
