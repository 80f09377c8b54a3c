/** SQL of a user's name: their contact's, otherwise their login. */
export const personName = (user: string) =>
  `(select coalesce(c.name, u.login) from users u left join contacts c on c.id = u.contact_id where u.id = ${user})`;
