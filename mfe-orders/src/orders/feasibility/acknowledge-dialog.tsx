import { FormattedMessage } from 'react-intl';
import type { FeasibilityWarning } from 'shared-contracts/orders/feasibility';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import { Text } from 'shared-ui';
import { TextareaField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { object, string } from 'yup';
import { messages } from './feasibility.messages.ts';
import { WarningList } from './warning-list.tsx';

const schema = object({ reason: string().trim().required().max(MAX_REASON_LENGTH) });

type AcknowledgeDialogProps = {
  warnings: readonly FeasibilityWarning[];
  getPlace: (stop: number) => string | undefined;
  onAcknowledge: (reason: string) => void;
  onClose: () => void;
};

/** Asks why an order is sent despite its warnings. */
export const AcknowledgeDialog = ({ warnings, getPlace, onAcknowledge, onClose }: AcknowledgeDialogProps) => (
  <FormDialog
    title={messages.acknowledge}
    width={500}
    schema={schema}
    initialValues={{}}
    submitLabel={messages.acknowledge}
    onSubmit={async ({ reason }) => onAcknowledge(reason)}
    onClose={onClose}
  >
    <div>
      <Text>
        <FormattedMessage {...messages.warnings} />
      </Text>
      <WarningList warnings={warnings} getPlace={getPlace} />
    </div>
    <TextareaField name="reason" label={messages.reason} help={messages.reasonHelp} rows={3} />
  </FormDialog>
);
