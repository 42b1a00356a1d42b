import type { ReactNode } from 'react';
import { readable } from '../../../mail-gateway/src/mail-address.ts';
import { type Role, roles } from '../../../mail-gateway/src/sign-in/people.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { WithTime } from '../pages/time.tsx';
import { useWords } from '../words/words.ts';
import { ChangePerson } from './change-person.tsx';
import type { ListedPerson } from './listed-people.ts';

/** The address and the role that an owner gave to invite somebody. */
export type Invitation = { email: string; role: Role };

type PeoplePageProps = {
  people: readonly ListedPerson[];
  /** The address of the person who looks. */
  ownEmail: string | undefined;
  /** The outcome of the last step. */
  note: ReactNode;
  /** The invitation that was refused; it stays in the form. */
  invitation: Invitation | undefined;
};

/** Everybody who may sign in, and the form that invites somebody else. */
export function PeoplePage({ people, ownEmail, note, invitation }: PeoplePageProps) {
  const words = useWords().people;
  return (
    <>
      <h1>{words.title}</h1>
      {note}
      <p>{words.intro}</p>
      <ul className="plain boxes people">
        {people.map((person) => (
          <PersonItem key={person.email} person={person} isSelf={person.email === ownEmail} />
        ))}
      </ul>
      <InviteForm invitation={invitation} />
    </>
  );
}

/** A person with role and latest sign-in, and the ways to change both. */
function PersonItem({ person, isSelf }: { person: ListedPerson; isSelf: boolean }) {
  const words = useWords().people;
  const { email, role, isNamed, lastSignIn } = person;
  return (
    <li>
      <h2 className="row">
        <bdi className="address">{readable(email)}</bdi>
        <span className="chip">{words.roles[role]}</span>
        {isSelf && <span className="chip">{words.you}</span>}
      </h2>
      <p className="hint">
        {lastSignIn === undefined ? (
          words.noSignIn
        ) : (
          <WithTime
            message={words.lastSignIn}
            at={lastSignIn}
            style={{ dateStyle: 'medium', timeStyle: 'short' }}
          />
        )}
      </p>
      {isNamed ? <p className="hint">{words.named}</p> : <ChangePerson person={person} />}
    </li>
  );
}

/** The form that invites somebody by address and role. */
function InviteForm({ invitation }: Pick<PeoplePageProps, 'invitation'>) {
  const words = useWords().people;
  const chosen = invitation?.role ?? 'edit';
  return (
    <section>
      <h2>{words.invite}</h2>
      <form method="post" action="/admin/people/invite">
        <div className="field">
          <label htmlFor="email">{words.email}</label>
          <input
            type="email"
            id="email"
            name="email"
            autoComplete="off"
            required
            defaultValue={invitation?.email}
            aria-invalid={invitation !== undefined || undefined}
          />
        </div>
        <fieldset>
          <legend>{words.role}</legend>
          {roles.toReversed().map((role) => (
            <label key={role} className="role">
              <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
              <span>
                {words.roles[role]}
                <small>{words.may[role]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="primary">
          {words.inviteButton}
        </button>
      </form>
    </section>
  );
}

/** The question before somebody is removed. */
export function RemoveQuestion({ email }: { email: string }) {
  const words = useWords().people;
  return (
    <>
      <h1>{words.removeTitle({ email: readable(email) })}</h1>
      <p>{words.removeText}</p>
      <ConfirmForm
        action="/admin/people/remove"
        hidden={{ email }}
        button={words.remove}
        way={{ href: '/admin/people', label: words.keep }}
      />
    </>
  );
}
