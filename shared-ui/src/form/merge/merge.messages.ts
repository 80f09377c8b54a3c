import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  merged: {
    id: 'ui.merge.merged',
    defaultMessage: 'Saved together with the changes of {name}',
  },
  mergedUnknown: {
    id: 'ui.merge.mergedUnknown',
    defaultMessage: 'Saved together with changes that someone else made',
  },
  mergedOwn: {
    id: 'ui.merge.mergedOwn',
    defaultMessage: 'Saved together with the changes you made in another window',
  },
  title: { id: 'ui.merge.title', defaultMessage: '{name} changed this while you were editing' },
  titleUnknown: { id: 'ui.merge.titleUnknown', defaultMessage: 'Someone else changed this while you were editing' },
  titleOwn: { id: 'ui.merge.titleOwn', defaultMessage: 'You changed this in another window' },
  text: {
    id: 'ui.merge.text',
    defaultMessage:
      '{count, plural, one {One field has} other {# fields have}} two versions. Choose which to keep, then save again.',
  },
  field: { id: 'ui.merge.field', defaultMessage: 'Field' },
  mine: { id: 'ui.merge.mine', defaultMessage: 'Yours' },
  theirs: { id: 'ui.merge.theirs', defaultMessage: 'Theirs' },
  saved: { id: 'ui.merge.saved', defaultMessage: 'Saved' },
  keepMine: { id: 'ui.merge.keepMine', defaultMessage: 'Keep mine: {label}' },
  takeTheirs: { id: 'ui.merge.takeTheirs', defaultMessage: 'Take theirs: {label}' },
  keepAllMine: { id: 'ui.merge.keepAllMine', defaultMessage: 'Keep all mine' },
  takeAllTheirs: { id: 'ui.merge.takeAllTheirs', defaultMessage: 'Take all theirs' },
  yes: { id: 'ui.merge.yes', defaultMessage: 'Yes' },
  no: { id: 'ui.merge.no', defaultMessage: 'No' },
  entries: { id: 'ui.merge.entries', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
});
