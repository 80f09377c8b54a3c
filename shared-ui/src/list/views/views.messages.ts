import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  view: { id: 'ui.views.view', defaultMessage: 'View: {name}' },
  changedView: { id: 'ui.views.changedView', defaultMessage: 'View: {name}, changed' },
  allRows: { id: 'ui.views.allRows', defaultMessage: 'All rows' },
  missing: { id: 'ui.views.missing', defaultMessage: 'View not available' },
  failed: { id: 'ui.views.failed', defaultMessage: 'Views can’t be loaded. Try again' },
  own: { id: 'ui.views.own', defaultMessage: 'My views' },
  shared: { id: 'ui.views.shared', defaultMessage: 'Shared with the organization' },
  byDefault: { id: 'ui.views.byDefault', defaultMessage: 'Default' },
  save: { id: 'ui.views.save', defaultMessage: 'Save changes' },
  discard: { id: 'ui.views.discard', defaultMessage: 'Discard changes' },
  saveAs: { id: 'ui.views.saveAs', defaultMessage: 'Save as new view' },
  rename: { id: 'ui.views.rename', defaultMessage: 'Rename' },
  share: { id: 'ui.views.share', defaultMessage: 'Share with organization' },
  unshare: { id: 'ui.views.unshare', defaultMessage: 'Stop sharing' },
  makeDefault: { id: 'ui.views.makeDefault', defaultMessage: 'Make default' },
  removeDefault: { id: 'ui.views.removeDefault', defaultMessage: 'Remove as default' },
  delete: { id: 'ui.views.delete', defaultMessage: 'Delete view' },
  deleteText: { id: 'ui.views.deleteText', defaultMessage: 'The view is deleted and can’t be restored.' },
  deleteSharedText: {
    id: 'ui.views.deleteSharedText',
    defaultMessage: 'The view is deleted for everyone in your organization and can’t be restored.',
  },
  renameTitle: { id: 'ui.views.renameTitle', defaultMessage: 'Rename view' },
  name: { id: 'ui.views.name', defaultMessage: 'Name' },
  saveAsText: {
    id: 'ui.views.saveAsText',
    defaultMessage: 'Saves filters, sort, page size and columns as they are now.',
  },
});
