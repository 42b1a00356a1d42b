import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlFields, type MailSettings } from '../send/mail-settings.ts';
import { HONEYPOT } from '../send/message.ts';

/** Tells password managers to leave a field alone: 1Password, LastPass, Bitwarden and Dashlane, each in its own way. */
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

interface HiddenInputsProps {
  mail: MailSettings;
  honeypotLabel: string;
}

/** The four control fields of the mail call, for a form sent without script, and the honeypot. */
export function HiddenInputs({ mail, honeypotLabel }: HiddenInputsProps) {
  return (
    <>
      {Object.entries(controlFields(mail)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Rendered, as programs skip a field with `display: none`; inert, as browsers fill only what can have the focus. */}
      <VisuallyHidden aria-hidden="true" inert>
        <label>
          {honeypotLabel}
          <input
            name={HONEYPOT}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            {...ignoredByManagers}
          />
        </label>
      </VisuallyHidden>
    </>
  );
}
