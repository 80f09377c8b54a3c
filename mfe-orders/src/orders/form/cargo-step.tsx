import type { Cargo } from 'shared-contracts/network';
import { Box } from 'shared-ui';
import { FieldGroup, NumberField, Rows, TextField } from 'shared-ui/form';
import { choices } from './choices.api.ts';
import { pieceOf } from './known.tsx';
import { LoadSummary } from './load-summary.tsx';
import { cargo as messages } from './order-form.messages.ts';
import { emptyCargoItem } from './order-values.ts';
import { fields } from './orders.messages.ts';
import { Picker } from './picker.tsx';
import { TravelNote } from './travel-note.tsx';

const learn = (cargo: Cargo) => ({ piece: pieceOf(cargo) });

export const CargoStep = () => (
  <>
    <FieldGroup title={messages.items} help={messages.itemsHelp} columns={1}>
      <Rows name="cargoItems" add={messages.add} empty={emptyCargoItem} max={200}>
        {(path) => (
          <>
            <Box w={{ base: 'full', md: '44' }}>
              <TextField name={`${path}.packNumber`} label={fields.packNumber} />
            </Box>
            <Box flex="1" minW={{ base: 'full', md: '0' }}>
              <Picker name={`${path}.cargoId`} label={fields.cargo} source={choices.cargos} learn={learn} />
            </Box>
            <Box w={{ base: 'full', md: '32' }}>
              <NumberField name={`${path}.quantity`} label={fields.quantity} decimals={0} />
            </Box>
          </>
        )}
      </Rows>
      <TravelNote />
    </FieldGroup>
    <FieldGroup title={messages.load} help={messages.loadHelp} columns={1}>
      <LoadSummary />
    </FieldGroup>
  </>
);
