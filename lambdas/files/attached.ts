/** What RFC 8187 lets stand in a file's name, of what `encodeURIComponent` leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A browser keeps it as a file by this name, instead of showing it; `otherwise` is for one that is very old. */
export const attachedAs = (name: string, otherwise: string) =>
  `attachment; filename="${otherwise}"; filename*=UTF-8''${encoded(name)}`;
