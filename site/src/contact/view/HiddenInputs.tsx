import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlFields, type MailSettings } from '../send/mail-settings.ts';
import { HONEYPOT } from '../send/message.ts';

/** The attributes by which 1Password, LastPass, Bitwarden and Dashlane leave a field alone. */
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
      {/* Rendered, because programs skip fields with `display: none`. Inert, because browsers fill in only fields that can have the focus. */}
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
