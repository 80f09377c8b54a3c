import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  save: { id: 'ui.save', defaultMessage: 'Save' },
  saveForLater: { id: 'ui.steps.saveForLater', defaultMessage: 'Save and continue later' },
  back: { id: 'ui.steps.back', defaultMessage: 'Back' },
  next: { id: 'ui.steps.next', defaultMessage: 'Next' },
  stepsLabel: { id: 'ui.steps.label', defaultMessage: 'Steps' },
  step: { id: 'ui.steps.step', defaultMessage: 'Step {step} of {steps}' },
  leaveTitle: { id: 'ui.leave.title', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'ui.leave.text', defaultMessage: 'What you have entered here will be lost.' },
  leave: { id: 'ui.leave', defaultMessage: 'Leave' },
  summary: { id: 'ui.form.summary', defaultMessage: '{count, plural, one {One field needs} other {# fields need}} your attention' },
  choose: { id: 'ui.form.choose', defaultMessage: 'Choose…' },
  showPassword: { id: 'ui.form.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'ui.form.hidePassword', defaultMessage: 'Hide password' },
  copy: { id: 'ui.form.copy', defaultMessage: 'Copy: {what}' },
  copied: { id: 'ui.form.copied', defaultMessage: 'Copied' },
  notCopied: { id: 'ui.form.notCopied', defaultMessage: 'It is selected: copy it with your keyboard' },
  removeRow: { id: 'ui.rows.remove', defaultMessage: 'Remove row {row}' },
  moveUp: { id: 'ui.rows.up', defaultMessage: 'Move row {row} up' },
  moveDown: { id: 'ui.rows.down', defaultMessage: 'Move row {row} down' },
  moved: { id: 'ui.rows.moved', defaultMessage: 'Row {row} is now at place {place}' },
});

/** What is wrong with a field; the specification's words. */
export const fieldMessages = defineMessages({
  required: { id: 'ui.field.required', defaultMessage: 'Field is required' },
  maxLength: { id: 'ui.field.maxLength', defaultMessage: 'Max {max} symbols' },
  max: { id: 'ui.field.max', defaultMessage: 'Max {max}' },
  min: { id: 'ui.field.min', defaultMessage: 'Min {min}' },
  url: { id: 'ui.field.url', defaultMessage: 'Url invalid' },
  email: { id: 'ui.field.email', defaultMessage: 'Email invalid' },
  uuid: { id: 'ui.field.uuid', defaultMessage: 'Invalid UUID' },
  date: { id: 'ui.field.date', defaultMessage: 'Invalid date' },
  passwords: { id: 'ui.field.passwords', defaultMessage: 'Passwords not match' },
  sameCurrency: { id: 'ui.field.sameCurrency', defaultMessage: 'Same currency selected' },
  invalid: { id: 'ui.field.invalid', defaultMessage: 'Invalid value' },
  positive: { id: 'ui.field.positive', defaultMessage: 'Must be more than zero' },
  integer: { id: 'ui.field.integer', defaultMessage: 'Must be a whole number' },
  fileTooLarge: { id: 'ui.field.fileTooLarge', defaultMessage: 'Max file size. Max {max} Mb' },
  fileFormat: { id: 'ui.field.fileFormat', defaultMessage: 'File has invalid format. Only {types} supported' },
});
