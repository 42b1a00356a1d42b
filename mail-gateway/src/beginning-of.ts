/** The text of a stream up to about `most` bytes; the rest is not read. */
export async function beginningOf(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= most) {
      break;
    }
  }
  return Buffer.concat(chunks).toString('utf8', 0, most);
}
