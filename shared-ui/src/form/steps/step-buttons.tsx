import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Flex, Spacer } from '../base/chakra.ts';
import { Icon } from '../base/icon.tsx';
import { Told } from '../base/told.tsx';
import type { Words } from '../base/words.ts';
import { messages } from './form.messages.ts';

type StepButtonsProps = {
  current: number;
  isLast: boolean;
  /** It may be sent from every step. */
  early: boolean;
  submit: Words;
  isSending: boolean;
  isSaving: boolean;
  onGo: (step: number) => void;
  onSave: (() => void) | undefined;
};

/** What moves through a form in steps, keeps it and sends it. Not drawn again with every key. */
export const StepButtons = memo(
  ({ current, isLast, early, submit, isSending, isSaving, onGo, onSave }: StepButtonsProps) => {
    const maySend = isLast || early;
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
          <Button type="button" variant="outline" onClick={() => onGo(current - 1)}>
            <FormattedMessage {...messages.back} />
          </Button>
        )}
        <Spacer />
        {onSave && (
          <Button type="button" variant="outline" loading={isSaving} disabled={isSending} onClick={onSave}>
            <FormattedMessage {...messages.saveForLater} />
          </Button>
        )}
        {early && !isLast && (
          <Button type="button" variant="outline" onClick={() => onGo(current + 1)}>
            <FormattedMessage {...messages.next} />
            <Icon name="arrow-right" />
          </Button>
        )}
        <Button
          type="submit"
          order={{ base: -1, sm: 0 }}
          w={{ base: 'full', sm: 'auto' }}
          loading={isSending}
          disabled={isSaving}
        >
          <Told text={maySend ? submit : messages.next} />
          {!maySend && <Icon name="arrow-right" />}
        </Button>
      </Flex>
    );
  },
);
