/** Downloads a file that was created in the browser. */
export const handFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
