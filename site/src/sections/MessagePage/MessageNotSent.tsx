import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import { AdireSquare } from '../../adire/AdireSquare.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ContactDetails } from '../../contact/view/ContactDetails.tsx';
import styles from './MessageNotSent.module.css';
import { MessagePage } from './MessagePage.tsx';

interface MessageNotSentProps {
  contact: Contact;
  links: { email: string; phone: string };
}

/** Markup that holds a place for the gateway: it fills it with what this visitor needs to read. */
const Slot = ({ html, className }: { html: string; className?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: comments are the gateway's marks; the words are the content's.
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Where a message that could not be taken leads a visitor without a script. The gateway keeps the one
 * sentence that fits its answer and puts the visitor's own text in: see mail-gateway/src/http/pages.ts.
 */
export function MessageNotSent({ contact, links }: MessageNotSentProps) {
  const { sentences } = contact.failure;
  const sentenceFor = {
    400: sentences.rejected,
    403: sentences.blocked,
    413: sentences.tooLarge,
    429: sentences.tooMany,
    503: sentences.unavailable,
    507: sentences.unavailable,
    default: sentences.unavailable,
  };
  const reasons = Object.entries(sentenceFor)
    .map(([status, text]) => `<!--reason:${status}--><p>${escapeHtml(text)}</p><!--/reason-->`)
    .join('');
  const { heading, keptText, back } = contact.noScript.notSent;
  return (
    <MessagePage
      heading={heading}
      picture={<AdireSquare seed="not sent" motif="chevrons" framed />}
    >
      <Slot html={reasons} className={styles.reasons} />
      <p>{keptText}</p>
      <dl className={styles.message}>
        {Object.entries(contact.form.fields).map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <Slot html={`<!--field:${name}-->`} className={styles.typed} />
            </dd>
          </div>
        ))}
      </dl>
      <ContactDetails intro={contact.failure.otherWays} links={links} />
      <p>
        <ButtonLink href="/contact">{back}</ButtonLink>
      </p>
    </MessagePage>
  );
}
