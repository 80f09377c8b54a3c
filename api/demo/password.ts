/** The password of all demo users, and the default of users that tests build. */
export const PASSWORD = 'consign';
