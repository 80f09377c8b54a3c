import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  close: { id: 'ui.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  back: { id: 'ui.confirm.back', defaultMessage: 'Back' },
  confirm: { id: 'ui.confirm', defaultMessage: 'Confirm' },
  confirmTitle: { id: 'ui.confirm.title', defaultMessage: 'Confirm action?' },
  confirmText: { id: 'ui.confirm.text', defaultMessage: 'Are you sure?' },
  actionsOf: { id: 'ui.actions.of', defaultMessage: 'Actions: {name}' },
  reason: { id: 'ui.reason', defaultMessage: 'Reason' },
  reject: { id: 'ui.reject', defaultMessage: 'Reject' },
  rejectReason: { id: 'ui.rejectReason', defaultMessage: 'Reject reason' },
});
