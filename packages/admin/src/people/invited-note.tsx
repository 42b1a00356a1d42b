import { readable } from '../../../mail-gateway/src/mail-address.ts';
import type { Invited } from '../../../mail-gateway/src/sign-in/invitations.ts';
import { LINK_MINUTES } from '../../../mail-gateway/src/sign-in/sign-in-links.ts';
import { Note, NoteLine } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';

/** The outcome of an invitation: that a mail is on its way, the link to hand over, or why there is none. */
export function InvitedNote({ invited }: { invited: Invited }) {
  const words = useWords().people;
  if (invited.what === 'mailed') {
    return <NoteLine role="status">{words.mailed({ email: readable(invited.email) })}</NoteLine>;
  }
  if (invited.what === 'link') return <LinkNote {...invited} />;
  return <NoteLine role="alert">{words.wrong[invited.what]}</NoteLine>;
}

/** The link with which somebody else signs in; a script shares or copies it. */
function LinkNote({ email, link }: { email: string; link: string }) {
  const { people: words, publish } = useWords();
  return (
    <Note
      role="status"
      heading={words.linkFor({ email: readable(email) })}
      sentence={words.handOver({ minutes: LINK_MINUTES })}
    >
      <p className="row">
        <code className="link" dir="ltr">
          {link}
        </code>
        <button type="button" hidden data-share={link} data-copied={publish.share.copied}>
          {words.share}
        </button>
        <span role="status" hidden />
      </p>
    </Note>
  );
}
