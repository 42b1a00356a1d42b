import { useLanguage } from '../words/words.ts';
import { type TimeStyle, timeText } from './time-text.ts';

type TimeProps = { at: Date | number; style: TimeStyle };

/** A time of the server's clock; a script shows it in the zone of the device. */
export function Time({ at, style }: TimeProps) {
  const text = timeText(at, style, useLanguage());
  return (
    <time dateTime={new Date(at).toISOString()} data-style={JSON.stringify(style)}>
      {text}
    </time>
  );
}

/** A character that no message has. */
const PLACE = '\uE000';

/** A message with a time in it. */
export function WithTime({
  message,
  ...time
}: TimeProps & { message: (values: { time: string }) => string }) {
  const [before, after] = message({ time: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Time {...time} />
      {after}
    </>
  );
}
