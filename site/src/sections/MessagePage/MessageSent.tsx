import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { MessagePage } from './MessagePage.tsx';

/** The page after a message was sent without script, with the words of the form's dialog. */
export function MessageSent({ success }: { success: Contact['success'] }) {
  return (
    <MessagePage heading={success.title} picture={<PatternSquare seed="sent" motif="sun" framed />}>
      <p>{success.text}</p>
      <p>
        <ButtonLink href="/">{success.goHome}</ButtonLink>
      </p>
    </MessagePage>
  );
}
