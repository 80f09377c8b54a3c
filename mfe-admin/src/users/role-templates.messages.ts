import { defineMessages } from 'react-intl';

export const templates = defineMessages({
  saveAs: { id: 'admin.user.template.saveAs', defaultMessage: 'Save as template' },
  saveAsText: {
    id: 'admin.user.template.saveAsText',
    defaultMessage: 'Saves the rules chosen in the table for everyone who administers users of your organization.',
  },
  name: { id: 'admin.user.template.name', defaultMessage: 'Name' },
  rename: { id: 'admin.user.template.rename', defaultMessage: 'Rename' },
  renameTitle: { id: 'admin.user.template.renameTitle', defaultMessage: 'Rename template' },
  change: { id: 'admin.user.template.change', defaultMessage: 'Replace with the rules in the table' },
  changeText: {
    id: 'admin.user.template.changeText',
    defaultMessage:
      'Replaces the rules of the template {name} with those in the table. Users keep the rules they have.',
  },
  delete: { id: 'admin.user.template.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'admin.user.template.deleteText',
    defaultMessage: 'Deletes the template {name}. This can’t be undone. Users keep the rules they have.',
  },
  saved: { id: 'admin.user.template.saved', defaultMessage: 'Template saved' },
  deleted: { id: 'admin.user.template.deleted', defaultMessage: 'Template deleted' },
});

/** Errors of the API by code, or by field and code. */
export const templateErrors = defineMessages({
  'name.alreadyExists': {
    id: 'admin.user.template.alreadyExists',
    defaultMessage: 'Your organization already has a template with this name',
  },
  ruleNotHeld: { id: 'admin.user.refusal.ruleNotHeld', defaultMessage: 'You can’t grant a rule you don’t have' },
  tooManyTemplates: {
    id: 'admin.user.template.tooMany',
    defaultMessage: 'Your organization has {max} templates. Delete one first',
  },
});
