import type { FileWords } from '../form/file-words.ts';
import type { ReplyWords } from '../form/reply-words.ts';
import type { ContactFormControl } from '../form/use-contact-form.ts';
import { ContactConfirmation } from './ContactConfirmation.tsx';
import type { ContactLinks } from './ContactDetails.tsx';
import { ContactFailure } from './ContactFailure.tsx';
import { ContactSuccess } from './ContactSuccess.tsx';
import { DraftNote } from './DraftNote.tsx';

export interface ContactRepliesProps {
  words: ReplyWords;
  links: ContactLinks;
  /** The agency's own questions. */
  questions?: readonly { name: string; label: string }[] | undefined;
  /** The sentences for a refused file; undefined for a form that asks for no file. */
  fileRefused?: FileWords['wrong'] | undefined;
}

type Control = Omit<ContactFormControl, 'form'>;

/** The error above the form, if a message was not sent. */
export const failureFor = (
  { words, links, questions = [], fileRefused }: ContactRepliesProps,
  { state: { phase, unsent }, tryAgain }: Control,
) =>
  phase.name === 'failed' && (
    <ContactFailure
      words={words.failure}
      labels={words.labels}
      questions={questions}
      fileRefused={fileRefused}
      cause={phase.cause}
      unsent={unsent}
      links={links}
      onTryAgain={tryAgain}
    />
  );

/** The note above the form that holds a restored draft. */
export const noteFor = ({ words }: ContactRepliesProps, { state, discardDraft }: Control) =>
  state.draftRestored && <DraftNote words={words.draft} onDiscard={discardDraft} />;

/** The dialog with the question before sending, or with the success. */
export function dialogFor({ words, links }: ContactRepliesProps, control: Control) {
  const { phase } = control.state;
  if (phase.name === 'confirming') {
    return (
      <ContactConfirmation
        words={words.question}
        reason={phase.reason}
        onGoBack={control.goBack}
        onSendAnyway={control.sendAnyway}
      />
    );
  }
  if (phase.name !== 'sent') return null;
  return (
    <ContactSuccess
      words={words.success}
      name={phase.message.from_name.trim()}
      home={links.home}
      onClose={control.closeSuccess}
    />
  );
}
