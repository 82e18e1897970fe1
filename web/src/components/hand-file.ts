/** To whoever sits before the browser, as a download. */
export const handFile = (name: string, content: Blob) => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
