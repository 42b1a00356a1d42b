import type { Contact } from '../../../content-model/src/schemas/contact.ts';
import { AdireSquare } from '../adire/AdireSquare.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Notice } from './Notice.tsx';

/** Where a message sent without a script leads: the same words as the form's dialog. */
export function MessageSent({ success }: { success: Contact['success'] }) {
  return (
    <Notice heading={success.title} picture={<AdireSquare seed="sent" motif="sun" framed />}>
      <p>{success.text}</p>
      <p>
        <ButtonLink href="/">{success.goHome}</ButtonLink>
      </p>
    </Notice>
  );
}
