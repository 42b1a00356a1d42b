/** Problems that need a person. docs/operating-the-gateway.md explains the remedy for each. */
export const alarms = {
  'mail-refused': 'A mail server refuses our messages: a wrong password, address or message.',
  'message-failed': 'A message could not be handed on for five days and waits for the owner.',
  'webhook-failed': 'A webhook was given up: its enquiry did not reach WEBHOOK_URL.',
  'confirmations-refused': 'The mail server takes no confirmation: visitors are not answered.',
  'relay-down': 'The relay has not been usable for a quarter of an hour.',
  'waiting-long': 'A message has been waiting for an hour to be handed on.',
  'messages-withheld': 'Messages were withheld or could not be mailed since the last digest.',
  'messages-refused': 'Every message is refused: the settings of site and gateway do not agree.',
  'no-relay': 'Messages have been waiting for a day, and nothing is set to mail them.',
  'store-unavailable': 'The database cannot be used: messages are not accepted.',
  'disk-nearly-full': 'The disk of the database is nearly full.',
  'files-nearly-full': 'Files take nearly all that FILES_MEGABYTES allows.',
} as const;

export type AlarmName = keyof typeof alarms;

/** Raises an alarm. `details` are ids, counts and codes, never what a visitor wrote. */
export type Alarm = (name: AlarmName, details?: Readonly<Record<string, unknown>>) => void;
