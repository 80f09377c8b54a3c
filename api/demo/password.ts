/** The password of everybody in the demo company, and of every user that a test builds without one. */
export const PASSWORD = 'consign';
