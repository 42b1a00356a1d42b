import type { FollowUp } from '../../../mail-gateway/src/outbox/delivery.ts';
import type { StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { WithTime } from '../pages/time.tsx';
import { useWords } from '../words/words.ts';
import { TIME_STYLE } from './enquiry-rows.tsx';

type DeliveryProps = { enquiry: StoredMessage; followUps: readonly FollowUp[] };

/** The state of the mail of an enquiry, of its confirmation and of its webhook, in words. */
export function Delivery({ enquiry, followUps }: DeliveryProps) {
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
