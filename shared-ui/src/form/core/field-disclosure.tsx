import { getIn, useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Button } from '../../base/chakra.ts';
import { Icon } from '../../base/icon.tsx';
import type { Message } from '../../base/message.ts';

type FieldDisclosureProps = {
  label: Message;
  /** Names of the fields inside. */
  names: readonly string[];
  /** Shows the fields initially, because they have values. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
};

/** Fields that few users need: collapsed until they are opened, or until one of them has an error. */
export function FieldDisclosure({ label, names, isOpenAtFirst = false, children }: FieldDisclosureProps) {
  const { errors } = useFormikContext<object>();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const hasError = names.some((name) => getIn(errors, name) !== undefined);
  if (hasError && !isOpen) setOpen(true);
  return (
    <Box>
      <Button
        type="button"
        variant="ghost"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        <FormattedMessage {...label} />
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
