/** SQL of how a user is called: by their contact, else by their login. */
export const personName = (user: string) =>
  `(select coalesce(c.name, u.login) from users u left join contacts c on c.id = u.contact_id where u.id = ${user})`;
