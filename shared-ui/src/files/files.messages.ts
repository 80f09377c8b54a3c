import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  drop: { id: 'ui.files.drop', defaultMessage: 'Drop a file here or choose one' },
  dropHere: { id: 'ui.files.dropHere', defaultMessage: 'Let go to take this file' },
  limits: { id: 'ui.files.limits', defaultMessage: '{types}, at most {max} MB' },
  replace: { id: 'ui.files.replace', defaultMessage: 'Replace' },
  remove: { id: 'ui.files.remove', defaultMessage: 'Remove {name}' },
  chosen: { id: 'ui.files.chosen', defaultMessage: '{name} chosen' },
  removed: { id: 'ui.files.removed', defaultMessage: '{name} removed' },
  photograph: { id: 'ui.files.photograph', defaultMessage: 'Take a photo' },
  preparing: { id: 'ui.files.preparing', defaultMessage: 'Making the picture smaller' },
  uploading: { id: 'ui.files.uploading', defaultMessage: 'Uploading' },
});
