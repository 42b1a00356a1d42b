import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { HONEYPOT } from '../form/form-fields.ts';
import { CLIENT_VERSION, type MailSettings } from '../send/mail-settings.ts';

interface HiddenInputsProps {
  mail: MailSettings;
  honeypotLabel: string;
  /** True once script sends the message: the mail client then adds the control fields. */
  disabled: boolean;
}

/** The four control fields of the mail call, for a form sent without script, and the honeypot. */
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
      {/* Hidden but rendered: programs skip a field with `display: none`. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          {honeypotLabel}
          <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" disabled={disabled} />
        </label>
      </VisuallyHidden>
    </>
  );
}
