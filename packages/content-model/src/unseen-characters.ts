/** Characters without a shape, including letters by Unicode, but not joiners and styles of emoji. */
const UNSEEN = /[[\p{Cf}\p{DI}\u2800]--[\u200C\u200D\uFE0F]]/v;

/** Whether an address or a name has a character that nobody sees, so that it reads as another one. */
export const hasUnseenCharacter = (text: string): boolean => UNSEEN.test(text);
