/** The beginning of the end of the directory, and the least size of that part (APPNOTE.TXT, 4.3.16). */
const DIRECTORY_END = 'PK\x05\x06';
const DIRECTORY_END_BYTES = 22;

/** The signature of an entry of the directory, and the bytes before its name (APPNOTE.TXT, 4.3.12). */
const ENTRY = 0x504b0102;
const ENTRY_BYTES = 46;

/** The names in the directory at the end of a ZIP archive, with slashes; empty without a readable directory. */
export function namesInZip(content: Buffer): string[] {
  const names: string[] = [];
  const end = content.lastIndexOf(DIRECTORY_END, undefined, 'latin1');
  if (end === -1 || end + DIRECTORY_END_BYTES > content.length) {
    return names;
  }
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  for (let each = 0; each < count; each += 1) {
    if (at + ENTRY_BYTES > content.length || content.readUInt32BE(at) !== ENTRY) {
      return [];
    }
    const nameBytes = content.readUInt16LE(at + 28);
    const extraBytes = content.readUInt16LE(at + 30);
    const commentBytes = content.readUInt16LE(at + 32);
    const nameAt = at + ENTRY_BYTES;
    names.push(content.toString('utf8', nameAt, nameAt + nameBytes).replaceAll('\\', '/'));
    at = nameAt + nameBytes + extraBytes + commentBytes;
  }
  return names;
}
