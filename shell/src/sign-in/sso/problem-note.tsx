import { SIGN_ON_PROBLEMS } from 'shared-contracts/values/identity/single-sign-on';
import { FormattedMessage } from 'react-intl';
import { Note } from '../common/note.tsx';
import { problems } from '../common/sign-in.messages.ts';

/** Why the identity provider didn't sign the user in, from the page's URL. */
export function ProblemNote({ search }: { search: string }) {
  const code = new URLSearchParams(search).get('problem');
  const problem = SIGN_ON_PROBLEMS.find((name) => name === code);
  return (
    problem && (
      <Note role="alert" tone="bad">
        <FormattedMessage {...problems[problem]} />
      </Note>
    )
  );
}
