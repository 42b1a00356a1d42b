import { ways } from '../pieces/example-contact.ts';
import { content, longSentence, longWord } from '../pieces/example-content.ts';
import { ContactFailure } from './ContactFailure.tsx';
import { messageOf } from './message.ts';
import type { ContactWays } from './OtherWays.tsx';
import type { FailureCause } from './send-failure.ts';

const { failure, form } = content.contact;
const unsent = messageOf((name) => (name === 'from_name' ? longWord : longSentence));
const failed = (cause: FailureCause, messages = [] as (typeof unsent)[], other = ways) => (
  <ContactFailure
    key={cause}
    words={failure}
    fields={form.fields}
    cause={cause}
    unsent={messages.map((message) => ({ message, cause }))}
    ways={other}
    onTryAgain={() => {}}
  />
);
const noWays: ContactWays = { ...ways, email: '', phone: '' };
const causes = Object.keys(failure.sentences) as FailureCause[];

export const examples = {
  'the server cannot be reached': failed('unreachable'),
  'for every cause': <>{causes.map((cause) => failed(cause))}</>,
  'with an unsent message of long words': failed('timedOut', [unsent]),
  'without another way': failed('unreachable', [], noWays),
};
