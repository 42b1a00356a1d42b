import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ContactPattern } from '../../contact/view/ContactPattern.tsx';
import { ContactSquares } from '../../contact/view/ContactSquares.tsx';
import { NextSteps } from '../../contact/view/NextSteps.tsx';
import { PatternField } from '../../pattern/PatternField.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { MessagePage } from './MessagePage.tsx';
import styles from './MessageSent.module.css';

export interface MessageSentProps {
  contact: Pick<Contact, 'success' | 'whatHappensNext'>;
  /** The address of the home page, such as `/`. */
  home: string;
}

/**
 * The page after a message was sent without script, with the words of the form's dialog. Beside them, the five squares
 * of the form, all filled, stand around a sun.
 */
export function MessageSent({ contact, home }: MessageSentProps) {
  const { success, whatHappensNext } = contact;
  const picture = (
    <>
      <div className={styles.ground}>
        <PatternField seed="sent ground" columns={11} rows={9} />
      </div>
      <ContactPattern className={styles.source} />
      <div className={styles.squares}>
        <PatternSquare seed="sent" motif="sun" className={styles.sun} />
        <ContactSquares filled className={styles.five} />
      </div>
    </>
  );
  return (
    <MessagePage heading={success.title} picture={picture}>
      <p>{success.text}</p>
      <NextSteps {...whatHappensNext} className={styles.next} />
      <p>
        <ButtonLink href={home} data-main-action="">
          {success.goHome}
        </ButtonLink>
      </p>
    </MessagePage>
  );
}
