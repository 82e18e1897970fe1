import { nameOnDisk } from '#domain/list/file-name.ts';

/** Downloads a file that was created in the browser. */
export const handFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: nameOnDisk(name) }).click();
  URL.revokeObjectURL(address);
};
