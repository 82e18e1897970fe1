/** Reads a file in chunks, even in browsers whose streams are not iterable. */
export async function* blobChunks(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
