import { personNameSql } from '../../platform/access/person-name.ts';

/** SQL of a user's name. @param user SQL of the id */
export const personName = (user: string) => `(select ${personNameSql('u')} from users u where u.id = ${user})`;
