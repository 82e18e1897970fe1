/** RFC 8187 allows fewer characters than `encodeURIComponent` leaves unescaped. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A Content-Disposition that makes browsers download the file. `otherwise` is an ASCII name for old browsers. */
export const attachedAs = (name: string, otherwise: string) =>
  `attachment; filename="${otherwise}"; filename*=UTF-8''${encoded(name)}`;
