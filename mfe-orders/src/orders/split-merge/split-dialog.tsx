import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { SplitMergeProblem } from 'shared-contracts/orders/split-merge';
import { Text, withValues } from 'shared-ui';
import { NumberField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { number, object, type ObjectSchema } from 'yup';
import { ProblemList } from './problem-list.tsx';
import { getProblems, splitMutation } from './split-merge.api.ts';
import { splitMessages as messages } from './split-merge.messages.ts';

/** The quantity of each cargo item, by the name of its field. */
type SplitForm = Record<string, number>;

const toFieldName = (index: number) => `item${index}`;
const toItems = (form: SplitForm, { cargoItems }: Order) =>
  cargoItems
    .map((_, item) => ({ item, quantity: form[toFieldName(item)] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

const sum = (quantities: readonly number[]) => quantities.reduce((total, quantity) => total + quantity, 0);

/** Some of the cargo must move, and some must stay; the first field shows the error. */
function createSchema(order: Order): ObjectSchema<SplitForm> {
  const total = sum(order.cargoItems.map(({ quantity }) => quantity));
  const movedIn = (form: SplitForm) => sum(toItems(form, order).map(({ quantity }) => quantity));
  const fields = order.cargoItems.map(({ quantity }, index) => {
    const field = number().integer().min(0).max(quantity).required().default(0);
    return [
      toFieldName(index),
      index > 0
        ? field
        : field
            .test('moves', messages.nothingMoves, (_value, { parent }) => movedIn(parent) > 0)
            .test('stays', messages.nothingStays, (_value, { parent }) => movedIn(parent) < total),
    ] as const;
  });
  return object(Object.fromEntries(fields)) as ObjectSchema<SplitForm>;
}

/** Moves some of the cargo of an order to a new one. */
export function SplitDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [problems, setProblems] = useState<readonly SplitMergeProblem[]>([]);
  const split = useMutation({
    ...splitMutation(order.id),
    onError: (error) => setProblems(getProblems(error)),
  });
  return (
    <FormDialog<SplitForm>
      title={withValues(messages.title, { number: order.number })}
      width={500}
      schema={createSchema(order)}
      initialValues={{}}
      submitLabel={messages.submit}
      onSubmit={(form) => split.mutateAsync({ items: toItems(form, order) })}
      onClose={onClose}
    >
      <Text textWrap="pretty">
        <FormattedMessage {...messages.text} />
      </Text>
      <ProblemList title={messages.refused} problems={problems} />
      {order.cargoItems.map(({ cargo, packNumber, quantity }, index) => (
        <NumberField
          key={toFieldName(index)}
          name={toFieldName(index)}
          label={withValues(messages.quantity, { cargo: [cargo.name, packNumber].filter(Boolean).join(' · ') })}
          help={withValues(messages.available, { quantity })}
          decimals={0}
        />
      ))}
    </FormDialog>
  );
}
