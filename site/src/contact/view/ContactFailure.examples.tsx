import { links } from '../../gallery/example-contact.ts';
import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { replyWordsOf } from '../form/reply-words.ts';
import { messageOf } from '../send/message.ts';
import type { FailureCause } from '../send/send-failure.ts';
import type { ContactLinks } from './ContactDetails.tsx';
import { ContactFailure } from './ContactFailure.tsx';

const { failure, labels } = replyWordsOf(content.contact);
const unsent = messageOf((name) => (name === 'from_name' ? longWord : longSentence));
const failed = (cause: FailureCause, messages = [] as (typeof unsent)[], other = links) => (
  <ContactFailure
    key={cause}
    words={failure}
    labels={labels}
    cause={cause}
    unsent={messages.map((message) => ({ message, cause }))}
    links={other}
    onTryAgain={() => {}}
  />
);
const noLinks: ContactLinks = { ...links, email: '', phone: '' };
const causes = Object.keys(failure.sentences) as FailureCause[];

export const examples = {
  'the server cannot be reached': failed('unreachable'),
  'for every cause': <>{causes.map((cause) => failed(cause))}</>,
  'with an unsent message of long words': failed('timedOut', [unsent]),
  'without another way': failed('unreachable', [], noLinks),
};
