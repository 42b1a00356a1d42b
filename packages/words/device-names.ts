/** The beginning of a file name that Windows reserves for a device, whatever ending follows. */
export const DEVICE_NAME =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))/i;
