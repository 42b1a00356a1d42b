import type { ComponentPropsWithoutRef } from 'react';
import { phoneHref } from '../../../../packages/content-model/src/phone-link.ts';
import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import type { FileWords } from '../../contact/form/file-words.ts';
import { BreakableEmail } from '../../contact/view/BreakableEmail.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import styles from './MessageNotSent.module.css';
import { MessagePage } from './MessagePage.tsx';
import { PatternPanel } from './PatternPanel.tsx';

export interface MessageNotSentProps {
  contact: Contact;
  /** The sentences for a refused file, if the form asks for a file. */
  fileRefused?: FileWords['wrong'] | undefined;
  /** The address of the contact page, such as `/contact`. */
  contactPage: string;
  links: { email: string; phone: string };
}

/** Markup with the comments that the gateway replaces. */
const Slot = ({ html, ...rest }: { html: string } & ComponentPropsWithoutRef<'div'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React cannot render comments; the text is escaped content.
  <div {...rest} dangerouslySetInnerHTML={{ __html: html }} />
);

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The page for a visitor without script whose message was not accepted. The gateway keeps the sentence for
 * its code or status and inserts the visitor's text; see packages/mail-gateway/src/http/pages.ts.
 */
export function MessageNotSent(props: MessageNotSentProps) {
  const { contact, fileRefused, contactPage } = props;
  const { email, phone } = props.links;
  const { sentences } = contact.failure;
  const sentenceFor = {
    400: sentences.rejected,
    403: sentences.blocked,
    413: sentences.tooLarge,
    ...fileRefused,
    422: contact.noScript.notSent.incomplete,
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
      picture={
        <PatternPanel seed="not sent">
          <PatternSquare seed="sent" motif="sun" />
        </PatternPanel>
      }
    >
      <Slot html={reasons} className={styles.reasons} />
      <p>{keptText}</p>
      <dl className={styles.message}>
        {Object.entries(contact.form.fields).map(([name, field]) => (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <Slot html={`<!--field:${name}-->`} className={styles.typed} dir="auto" />
            </dd>
          </div>
        ))}
      </dl>
      {/* Quieter than what keeps the text: the form there is empty. */}
      <p>
        <ButtonLink href={contactPage} variant="line" data-main-action="">
          {back}
        </ButtonLink>
      </p>
      {(email || phone) && (
        <div className={styles.otherWays}>
          <p>{contact.failure.otherWays}</p>
          {email && (
            <ButtonLink href={`mailto:${email}`}>
              <BreakableEmail address={email} />
            </ButtonLink>
          )}
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
        </div>
      )}
    </MessagePage>
  );
}
