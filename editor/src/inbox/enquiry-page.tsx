import type { ReactNode } from 'react';
import { phoneHref } from '../../../content-model/src/phone-link.ts';
import { addressTyped, onWire, readable } from '../../../mail-gateway/src/mail-address.ts';
import { type Handling, handlings } from '../../../mail-gateway/src/message.ts';
import type { FollowUp } from '../../../mail-gateway/src/store/follow-up-store.ts';
import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { cut } from '../../../words/graphemes.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { NoteLine } from '../pages/note.tsx';
import { Time, WithTime } from '../pages/time.tsx';
import { type Language, languageName, useLanguage, useWords, wordsIn } from '../words/words.ts';
import { enquiryLink, isMarked, nameOf, TIME_STYLE } from './enquiry-rows.tsx';

/** The most characters of an enquiry that a mail program is given to quote: addresses have a limit. */
const LONGEST_QUOTE = 1200;

interface EnquiryProps {
  enquiry: StoredMessage;
}

/** One enquiry: what it says, how its mail stands, and what can be done. */
export function EnquiryPage({
  enquiry,
  note,
  followUps,
  mayErase,
}: EnquiryProps & {
  note?: string | undefined;
  followUps: readonly FollowUp[];
  mayErase: boolean;
}) {
  const language = useLanguage();
  const { inbox: words, server } = useWords();
  const { fields, file, otherFields, page, receivedAt, state, handling } = enquiry;
  const answer = answerLink(enquiry, language);
  const canRelease = state === 'spam' || state === 'failed';
  return (
    <article className="enquiry">
      <p>
        <a href="/admin/inbox">{words.back}</a>
      </p>
      <h1 dir="auto">{fields.from_subject.trim() || words.noSubject}</h1>
      {note && <NoteLine role="status">{note}</NoteLine>}
      <p className="row chips">
        {state !== 'spam' && <span className="chip">{words.is[handling]}</span>}
        {state === 'spam' && <span className="chip wrong">{words.views.spam}</span>}
        {isMarked(enquiry) && <span className="chip wrong">{words.maybeSpam}</span>}
      </p>
      <dl>
        <Fact name={words.from} value={fields.from_name} />
        <Fact name={words.email} value={readable(fields.from_email)} />
        <Fact name={words.phone} value={fields.from_number}>
          <a href={phoneHref(fields.from_number)} dir="ltr">
            {fields.from_number}
          </a>
        </Fact>
        <Fact name={words.received} value={String(receivedAt)}>
          <Time at={receivedAt} style={TIME_STYLE} />
        </Fact>
        <Fact name={words.page} value={page} />
        <Fact
          name={words.language}
          value={enquiry.language && languageName(enquiry.language, language)}
        />
      </dl>
      <div className="text" dir="auto">
        {fields.from_message}
      </div>
      <dl>
        {otherFields.map(([name, text]) => (
          <Fact key={name} name={name} value={text} />
        ))}
        <Fact name={words.file} value={file?.name ?? ''}>
          <a href={`/admin/inbox/file?id=${encodeURIComponent(enquiry.id)}`} download="">
            {file?.name}
          </a>
        </Fact>
      </dl>
      <div className="row actions">
        {answer ? (
          <a className="button primary" href={answer}>
            {words.answer}
          </a>
        ) : (
          <p>{words.noAddress}</p>
        )}
        {canRelease && <Action action="release" label={words.release} />}
        {state !== 'spam' &&
          handlings
            .filter((each) => each !== handling)
            .map((each) => <Action key={each} action={each} label={words.handling[each]} />)}
      </div>
      <form method="post" action="/admin/inbox/handle" id="note-form">
        <input type="hidden" name="id" value={enquiry.id} />
        <input type="hidden" name="noteBefore" value={enquiry.note} />
        <div className="field">
          <label htmlFor="note">{words.note}</label>
          <p className="hint" id="note-hint">
            {words.noteHint}
          </p>
          <textarea
            id="note"
            name="note"
            rows={3}
            dir="auto"
            aria-describedby="note-hint"
            defaultValue={enquiry.note}
          />
        </div>
        <p>
          <Action action="note" label={words.saveNote} />
        </p>
      </form>
      <Delivery enquiry={enquiry} followUps={followUps} />
      {mayErase ? (
        <p>
          <a className="button" href={`/admin/inbox/erase?id=${encodeURIComponent(enquiry.id)}`}>
            {words.erase}
          </a>
        </p>
      ) : (
        <p className="hint">{server.mayNotErase.sentence}</p>
      )}
    </article>
  );
}

/** A link that opens the mail program with address, subject and quotation; undefined without an address. */
export function answerLink(enquiry: StoredMessage, language: Language): string | undefined {
  const { fields } = enquiry;
  const words = wordsIn(language).inbox;
  const address = addressTyped(fields.from_email);
  if (!address) return undefined;
  const [local = '', domain] = onWire(address).split('@');
  const beginning = cut(fields.from_message, LONGEST_QUOTE).replaceAll('\r\n', '\n');
  const body = `\n\n${beginning.replaceAll(/^/gm, '> ')}`;
  const subject = words.reply({ subject: fields.from_subject.trim() || words.noSubject });
  // Mail programs read a plus as a plus, and line ends as CRLF (RFC 6068).
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** A term and its value, or nothing where there is none. `children` take the place of the plain value. */
function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  if (value.trim() === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{children ?? value}</dd>
    </>
  );
}

/** A button that sends the note along, which is kept if it was changed. */
const Action = ({ action, label }: { action: Handling | 'release' | 'note'; label: string }) => (
  <button type="submit" form="note-form" name="action" value={action}>
    {label}
  </button>
);

/** How the mail of an enquiry and what follows it stand, in words. */
function Delivery({ enquiry, followUps }: EnquiryProps & { followUps: readonly FollowUp[] }) {
  const words = useWords().inbox;
  const { state, sentAt, lastError, reasons } = enquiry;
  const { sent, ...others } = words.states;
  const known: Readonly<Record<string, string>> = words.reasons;
  const why = reasons.split(',').map((each) => known[each] ?? each);
  return (
    <section className="delivery">
      <h2>{words.delivery}</h2>
      <p>
        {state === 'sent' ? (
          <WithTime
            message={({ time }) => sent({ date: time })}
            at={sentAt ?? 0}
            style={TIME_STYLE}
          />
        ) : (
          others[state]
        )}
      </p>
      {lastError && <p dir="auto">{words.failing({ reason: lastError })}</p>}
      {followUps.map((each) => (
        <p key={each.kind} dir="auto">
          {words.followUps[each.kind]({ state: words.followUpStates[each.state] })}{' '}
          {each.lastError && words.failing({ reason: each.lastError })}
        </p>
      ))}
      {reasons !== '' && <p>{words.why({ reasons: why.join(', ') })}</p>}
    </section>
  );
}

/** The question before an enquiry is erased. */
export function EraseQuestion({ enquiry }: EnquiryProps) {
  const words = useWords().inbox;
  return (
    <>
      <h1>{words.eraseQuestion({ name: nameOf(enquiry) || words.nobody })}</h1>
      <p>{words.eraseText}</p>
      <ConfirmForm
        action="/admin/inbox/erase"
        hidden={{ id: enquiry.id }}
        button={words.erase}
        way={{ href: enquiryLink(enquiry), label: words.keep }}
      />
    </>
  );
}
