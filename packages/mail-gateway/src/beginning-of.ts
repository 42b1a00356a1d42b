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
  const beginning = Buffer.concat(chunks).subarray(0, most);
  // Decoding as a stream leaves out the bytes of half a character at the end.
  return new TextDecoder().decode(beginning, { stream: true });
}
