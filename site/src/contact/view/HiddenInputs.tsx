import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { HONEYPOT } from '../form/form-fields.ts';
import { CLIENT_VERSION, type MailSettings } from '../send/mail-settings.ts';

interface HiddenInputsProps {
  mail: MailSettings;
  honeypotLabel: string;
  /** True when script sends the message: the mail client then adds the control fields itself. */
  disabled: boolean;
}

/** The fields that nobody sees: the four that the mail call needs without script, and the honeypot. */
export function HiddenInputs({ mail, honeypotLabel, disabled }: HiddenInputsProps) {
  const controls = {
    lib_version: CLIENT_VERSION,
    service_id: mail.serviceId,
    template_id: mail.templateId,
    user_id: mail.publicKey,
  };
  return (
    <>
      {Object.entries(controls).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={disabled} />
      ))}
      {/* Out of sight, yet rendered: programs pass over a field that is not displayed. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          {honeypotLabel}
          <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" disabled={disabled} />
        </label>
      </VisuallyHidden>
    </>
  );
}
