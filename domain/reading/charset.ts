/** Detects the encoding of a text: UTF-16 with a byte order mark, UTF-8, or otherwise the Windows code page. */
export const findCharset = async (chunks: AsyncIterable<Uint8Array>) => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const start: number[] = [];
  try {
    for await (const chunk of chunks) {
      for (const byte of chunk.subarray(0, 2 - start.length)) start.push(byte);
      const [first, second] = start;
      if (first === 0xff && second === 0xfe) return 'utf-16le';
      if (first === 0xfe && second === 0xff) return 'utf-16be';
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
};
