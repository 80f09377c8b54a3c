import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from 'shared-contracts/orders/orders';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { Box, Select, Text } from 'shared-ui';
import { useVisibilityOptions } from '../visibility/use-visibility-options.ts';
import { messages as visibilityMessages } from '../visibility/visibility.messages.ts';
import { CommentForm } from './comment-form.tsx';
import { commentMutations } from './comments.api.ts';
import { messages } from './comments.messages.ts';

/** Writes a comment: internal unless the user shares it. */
export function CommentComposer({ order }: { order: Order }) {
  const id = useId();
  const options = useVisibilityOptions(order);
  const [visibility, setVisibility] = useState<Visibility>('internal');
  const add = useMutation(commentMutations.add(order.id));
  return (
    <CommentForm
      order={order}
      visibility={visibility}
      submitLabel={messages.add}
      onSubmit={(input) => add.mutateAsync({ ...input, visibility })}
    >
      <Box flex="1 1 14rem">
        <Text as="label" display="block" mb="1" textStyle="xs" color="fg.muted" {...{ htmlFor: id }}>
          <FormattedMessage {...visibilityMessages.label} />
        </Text>
        <Select
          id={id}
          value={visibility}
          onChange={({ currentTarget }) => setVisibility(currentTarget.value as Visibility)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Box>
    </CommentForm>
  );
}
