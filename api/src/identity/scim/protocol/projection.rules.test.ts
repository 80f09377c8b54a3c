import { type Projection, project } from './projection.rules.ts';

const USER = {
  schemas: ['urn:x'],
  id: '7',
  userName: 'bjensen',
  name: { givenName: 'Babs', familyName: 'Jensen' },
  emails: [{ value: 'b@x.example', type: 'work' }, 'odd', null],
  externalId: null,
};
const { schemas, id, userName, name, emails } = USER;

test.each<[Projection, object]>([
  [{}, USER],
  [{ attributes: '', excludedAttributes: ' , ' }, USER],
  [{ attributes: 'USERNAME' }, { schemas, id, userName }],
  [
    { attributes: ' urn:ietf:params:scim:schemas:core:2.0:User:userName , name.givenName' },
    { schemas, id, userName, name: { givenName: 'Babs' } },
  ],
  [{ attributes: 'emails.VALUE' }, { schemas, id, emails: [{ value: 'b@x.example' }, 'odd', null] }],
  [{ attributes: 'emails,externalId' }, { schemas, id, emails, externalId: null }],
  [{ attributes: 'name.familyName,name.givenName,emails.x' }, { schemas, id, name, emails: [{}, 'odd', null] }],
  [{ attributes: 'schemas.x,nothing' }, { schemas, id }],
  [
    { attributes: 'userName', excludedAttributes: 'userName' },
    { schemas, id, userName },
  ],
  [{ excludedAttributes: 'id,SCHEMAS,emails,externalId' }, { schemas, id, userName, name }],
  [
    { excludedAttributes: 'name.GivenName,emails.type,externalId' },
    { schemas, id, userName, name: { familyName: 'Jensen' }, emails: [{ value: 'b@x.example' }, 'odd', null] },
  ],
])('%j', (projection, expected) => expect(project(USER, projection)).toEqual(expected));
