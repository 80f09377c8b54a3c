import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  drop: { id: 'ui.files.drop', defaultMessage: 'Drop a file here or choose one' },
  dropHere: { id: 'ui.files.dropHere', defaultMessage: 'Drop the file here' },
  limits: { id: 'ui.files.limits', defaultMessage: '{types}, up to {max} MB' },
  replace: { id: 'ui.files.replace', defaultMessage: 'Replace' },
  remove: { id: 'ui.files.remove', defaultMessage: 'Remove {name}' },
  selected: { id: 'ui.files.chosen', defaultMessage: '{name} selected' },
  removed: { id: 'ui.files.removed', defaultMessage: '{name} removed' },
  takePhoto: { id: 'ui.files.photograph', defaultMessage: 'Take a photo' },
  resizing: { id: 'ui.files.preparing', defaultMessage: 'Resizing the image' },
  uploading: { id: 'ui.files.uploading', defaultMessage: 'Uploading' },
});
