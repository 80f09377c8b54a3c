import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.comment.title', defaultMessage: 'Comments' },
  none: { id: 'orders.comment.none', defaultMessage: 'No comments yet' },
  earlier: { id: 'orders.comment.earlier', defaultMessage: 'Show earlier comments' },
  text: { id: 'orders.comment.text', defaultMessage: 'Comment' },
  textHelp: { id: 'orders.comment.textHelp', defaultMessage: 'Type @ to mention someone.' },
  people: { id: 'orders.comment.people', defaultMessage: 'People' },
  peopleCount: {
    id: 'orders.comment.peopleCount',
    defaultMessage:
      '{count, plural, =0 {Nobody found} one {1 person. Press Enter to mention them} other {# people. Choose with the arrow keys}}',
  },
  cannotRead: {
    id: 'orders.comment.cannotRead',
    defaultMessage: '{names} can’t read internal comments and won’t be notified.',
  },
  add: { id: 'orders.comment.add', defaultMessage: 'Add comment' },
  save: { id: 'orders.comment.save', defaultMessage: 'Save' },
  cancel: { id: 'orders.comment.cancel', defaultMessage: 'Cancel' },
  edit: { id: 'orders.comment.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.comment.delete', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.comment.deleteText',
    defaultMessage: 'Deletes this comment for everyone. This can’t be undone.',
  },
  edited: { id: 'orders.comment.edited', defaultMessage: 'edited' },
  of: { id: 'orders.comment.of', defaultMessage: 'Comment by {author}' },
  gone: { id: 'orders.comment.gone', defaultMessage: 'This comment no longer exists' },
});

export const notices = defineMessages({
  deleted: { id: 'orders.comment.deleted', defaultMessage: 'Comment deleted' },
});
