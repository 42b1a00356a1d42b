import { DEVICE_NAME } from '../../../words/device-names.ts';
import { hasUnseenCharacter } from '../unseen-characters.ts';

/** Invisible characters, characters that Windows forbids in names, and characters that end a path in an address. */
const FORBIDDEN = /[#<>:"|?*\\/\p{Cc}\p{Cf}\u2028\u2029]/u;

/** In bytes of UTF-8, with room for the endings of compressed copies: file systems take 255. */
const LONGEST = 240;

/** Whether every file system can store a file or a folder of this name. */
export const isPortableName = (name: string): boolean =>
  name !== '' &&
  !/^\.{1,2}$|[. ]$/.test(name) &&
  !DEVICE_NAME.test(name) &&
  !FORBIDDEN.test(withoutJoiners(name)) &&
  !hasUnseenCharacter(name) &&
  new TextEncoder().encode(name).length <= LONGEST;

/** Without the joiners that Persian and Indian scripts need inside words. */
const withoutJoiners = (name: string) => name.replaceAll(/(?<=\p{L}\p{M}*)(?:\u200C|\u200D)/gu, '');
