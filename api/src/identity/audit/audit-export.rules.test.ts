import { exportRow } from '../../platform/export/testing/export-row.ts';
import { AUDIT_EXPORT } from './audit-export.rules.ts';

const entry = {
  name: 'O-12',
  subjectId: '00000000-0000-4000-8000-0000000000b1',
  subject: 'order',
  event: 'update',
  user: { name: 'nadia' },
  actor: { name: 'root' },
  occurredAt: 10,
  changes: [{ field: 'reference' }, { field: 'stops' }],
  organization: { name: 'Harvest' },
};

test('exports who changed what', () => {
  expect(exportRow(AUDIT_EXPORT, entry)).toEqual({
    record: 'O-12',
    subject: 'order',
    event: 'update',
    who: ['nadia', 'root'],
    occurredAt: 10,
    changed: ['reference', 'stops'],
    organization: 'Harvest',
  });
});

test.each([
  ['a record without a name by its id', { name: null }, { record: '00000000' }],
  ['no name of nobody', { user: null, actor: null }, { who: [] }],
  ['a user who acts alone', { actor: null }, { who: ['nadia'] }],
  ['no organization of the portal itself', { organization: null }, { organization: undefined }],
])('exports %s', (_name, changes, expected) => {
  expect(exportRow(AUDIT_EXPORT, { ...entry, ...changes })).toMatchObject(expected);
});
