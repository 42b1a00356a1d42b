import type { ReactNode } from 'react';
import { phoneHref } from '../../../content-model/src/phone-link.ts';
import { fileAnswer } from '../../../mail-gateway/src/files/sent-file.ts';
import { readable } from '../../../mail-gateway/src/mail-address.ts';
import { type Handling, handlings } from '../../../mail-gateway/src/messages/message.ts';
import { shownAnswers } from '../../../mail-gateway/src/messages/shown-answers.ts';
import type { FollowUp } from '../../../mail-gateway/src/outbox/delivery.ts';
import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { NoteLine } from '../pages/note.tsx';
import { Time } from '../pages/time.tsx';
import { languageName, useLanguage, useWords } from '../words/words.ts';
import { answerLink, mailLink } from './answer-link.ts';
import { Delivery } from './delivery.tsx';
import { enquiryLink, isMarked, nameOf, TIME_STYLE } from './enquiry-rows.tsx';

interface EnquiryProps {
  enquiry: StoredMessage;
}

/** The page of an enquiry: its texts, the state of its mail, and its buttons. */
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
  const { inbox: words, server } = useWords();
  const { id, fields, state, handling } = enquiry;
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
      <Content enquiry={enquiry} />
      <Actions enquiry={enquiry} />
      <NoteForm enquiry={enquiry} />
      <Delivery enquiry={enquiry} followUps={followUps} />
      {mayErase ? (
        <p>
          <a className="button" href={`/admin/inbox/erase?id=${encodeURIComponent(id)}`}>
            {words.erase}
          </a>
        </p>
      ) : (
        <p className="hint">{server.mayNotErase.sentence}</p>
      )}
    </article>
  );
}

/** The fields that the visitor sent. */
function Content({ enquiry }: EnquiryProps) {
  const language = useLanguage();
  const { inbox: words } = useWords();
  const { fields, page, receivedAt } = enquiry;
  const [mail, phone] = [mailLink(fields.from_email), phoneHref(fields.from_number)];
  return (
    <>
      <dl>
        <Fact name={words.from} value={fields.from_name} />
        <Fact name={words.email} value={readable(fields.from_email)}>
          {mail && (
            <a href={mail} dir="ltr">
              {readable(fields.from_email)}
            </a>
          )}
        </Fact>
        <Fact name={words.phone} value={fields.from_number}>
          {phone && (
            <a href={phone} dir="ltr">
              {fields.from_number}
            </a>
          )}
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
      <Answers enquiry={enquiry} />
    </>
  );
}

/** The answers to the agency's questions. The file is at the question that asked for it, else at the end. */
function Answers({ enquiry: { id, file, otherFields } }: EnquiryProps) {
  const { inbox: words } = useWords();
  const answers = shownAnswers(otherFields, useLanguage());
  const asked = answers.find(([, text]) => file && text === fileAnswer(file));
  const link = (text: string) => (
    <a href={`/admin/inbox/file?id=${encodeURIComponent(id)}`} download="">
      {text}
    </a>
  );
  return (
    <dl className="answers">
      {answers.map((answer) => {
        const [name, text] = answer;
        return (
          <Fact key={name} name={name} value={text}>
            {answer === asked && link(text)}
          </Fact>
        );
      })}
      {file && !asked && (
        <Fact name={words.file} value={file.name}>
          {link(file.name)}
        </Fact>
      )}
    </dl>
  );
}

/** The answer by mail, and the buttons that change the state of an enquiry. */
function Actions({ enquiry }: EnquiryProps) {
  const { inbox: words } = useWords();
  const { state, handling } = enquiry;
  const answer = answerLink(enquiry, useLanguage());
  const canRelease = state === 'spam' || state === 'failed';
  return (
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
  );
}

function NoteForm({ enquiry }: EnquiryProps) {
  const { inbox: words } = useWords();
  return (
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
  );
}

/** A term and its value; nothing for an empty value. `children` show the value in another way than as plain text. */
function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  if (value.trim() === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{children || value}</dd>
    </>
  );
}

/** A button that also sends the note, which is stored if it was changed. */
const Action = ({ action, label }: { action: Handling | 'release' | 'note'; label: string }) => (
  <button type="submit" form="note-form" name="action" value={action}>
    {label}
  </button>
);

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
