import { readable } from '../../../mail-gateway/src/mail-address.ts';
import { roles } from '../../../mail-gateway/src/sign-in/people.ts';
import { useWords } from '../words/words.ts';
import type { ListedPerson } from './listed-people.ts';

/** The folded forms that give an invited person another role or another link, or remove the person. */
export function ChangePerson({ person: { email, role } }: { person: ListedPerson }) {
  const words = useWords().people;
  const hidden = <input type="hidden" name="email" value={email} />;
  const id = `role-${email}`;
  return (
    <details>
      <summary aria-label={words.changeWho({ email: readable(email) })}>{words.change}</summary>
      <form method="post" action="/admin/people/role" className="field">
        {hidden}
        <label htmlFor={id}>{words.role}</label>
        <p className="hint" id={`${id}-hint`}>
          {words.lessText}
        </p>
        <div className="row change-role">
          <select id={id} name="role" defaultValue={role} aria-describedby={`${id}-hint`}>
            {roles.map((each) => (
              <option key={each} value={each}>
                {words.roles[each]}
              </option>
            ))}
          </select>
          <button type="submit">{words.changeRole}</button>
        </div>
      </form>
      <form method="post" action="/admin/people/link" className="row actions">
        {hidden}
        <button type="submit">{words.newLink}</button>
        <a href={`/admin/people/remove?${new URLSearchParams({ email })}`}>{words.remove}</a>
      </form>
    </details>
  );
}
