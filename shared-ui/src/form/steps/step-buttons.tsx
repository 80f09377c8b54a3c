import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Spacer } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import { MessageText } from '../../base/message-text.tsx';
import type { Message } from '../../base/message.ts';
import { messages } from '../form.messages.ts';

type StepButtonsProps = {
  current: number;
  isLast: boolean;
  canSubmitEarly: boolean;
  submitLabel: Message;
  isSubmitting: boolean;
  isSaving: boolean;
  onStepChange: (step: number) => void;
  onSave: (() => void) | undefined;
};

/** Back, next, save and submit of a form in steps. Memoized, so that typing does not re-render it. */
export const StepButtons = memo(
  ({
    current,
    isLast,
    canSubmitEarly,
    submitLabel,
    isSubmitting,
    isSaving,
    onStepChange,
    onSave,
  }: StepButtonsProps) => {
    const canSubmit = isLast || canSubmitEarly;
    return (
      <Flex
        position="sticky"
        bottom="0"
        zIndex="sticky"
        gap="2"
        wrap="wrap"
        px={{ base: '4', md: '6' }}
        py="3"
        bg="bg.surface"
        borderTopWidth="1px"
        borderBottomRadius="md"
      >
        {current > 0 && (
          <Button type="button" variant="outline" onClick={() => onStepChange(current - 1)}>
            <FormattedMessage {...messages.back} />
          </Button>
        )}
        <Spacer />
        {onSave && (
          <Button type="button" variant="outline" loading={isSaving} disabled={isSubmitting} onClick={onSave}>
            <FormattedMessage {...messages.saveForLater} />
          </Button>
        )}
        {canSubmitEarly && !isLast && (
          <Button type="button" variant="outline" onClick={() => onStepChange(current + 1)}>
            <FormattedMessage {...messages.next} />
            <Icon name="arrow-right" />
          </Button>
        )}
        <Button
          type="submit"
          order={{ base: -1, sm: 0 }}
          w={{ base: 'full', sm: 'auto' }}
          loading={isSubmitting}
          disabled={isSaving}
        >
          <MessageText text={canSubmit ? submitLabel : messages.next} />
          {!canSubmit && <Icon name="arrow-right" />}
        </Button>
      </Flex>
    );
  },
);
