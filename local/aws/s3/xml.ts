const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also escapes control characters, which keys may contain. */
const escaped = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in XML as they are.
  text.replace(/[&<>"\u0000-\u001f]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`);

export type Content = string | number | boolean;

export const element = (name: string, content: Content) => `<${name}>${escaped(String(content))}</${name}>`;

export const group = (name: string, children: readonly string[]) => `<${name}>${children.join('')}</${name}>`;

export const xmlDocument = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
