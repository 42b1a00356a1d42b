import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import { AdireSquare } from '../../adire/AdireSquare.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';

/** The page after a message was sent without script, with the words of the form's dialog. */
export function MessageSent({ success }: { success: Contact['success'] }) {
  return (
    <MessagePage heading={success.title} picture={<AdireSquare seed="sent" motif="sun" framed />}>
      <p>{success.text}</p>
      <p>
        <ButtonLink href="/">{success.goHome}</ButtonLink>
      </p>
    </MessagePage>
  );
}
