import { presentInvitation } from './invitation.rules.ts';

const NOW = 1_000;
const sent = { sentAt: 10, expiresAt: NOW, isRevoked: false };

test.each([
  ['none', null, null],
  ['a second before it expires', { ...sent, expiresAt: NOW + 1 }, { sentAt: 10, expiresAt: NOW + 1, state: 'sent' }],
  ['expired', sent, { sentAt: 10, expiresAt: NOW, state: 'expired' }],
  ['without a link to expire', { ...sent, expiresAt: null }, { sentAt: 10, expiresAt: null, state: 'sent' }],
  ['revoked', { ...sent, isRevoked: true }, { sentAt: 10, expiresAt: null, state: 'revoked' }],
])('presents an invitation: %s', (_title, invitation, expected) => {
  expect(presentInvitation(invitation, NOW)).toEqual(expected);
});
