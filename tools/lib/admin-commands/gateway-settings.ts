import {
  readSettings,
  type Settings,
  SettingsError,
} from '../../../packages/mail-gateway/src/settings.ts';
import { fail } from '../fail.ts';

/** The gateway's settings of this environment; ends the command where they are wrong. */
export function gatewaySettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}
