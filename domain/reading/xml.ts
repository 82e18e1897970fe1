/** A streaming XML parser that reports start tags, end tags and text. It never expands or loads external entities. */
import { Damaged, TooMuch } from './damaged.ts';

/** Names have no prefix. `attributes` is the text after the name, for `attributeOf`. */
export type XmlHandler = {
  /** The source of markup or text, reported before its content. Comments and declarations are only reported here. */
  source?: (markup: string) => void;
  open?: (name: string, attributes: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;
/** The nesting limit, far above that of real documents. */
const DEEPEST = 256;
/** The limit for a text or tag. Without it an unterminated one would be scanned again for every chunk. */
const LONGEST = 4 * 1024 * 1024;

const entity = (matched: string, name: string) => {
  if (!name.startsWith('#')) return ENTITIES[name] ?? matched;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= LAST_CHARACTER ? String.fromCodePoint(code) : '';
};

const plain = (text: string) => (text.includes('&') ? text.replaceAll(/&(#?\w+);/g, entity) : text);

const patterns = new Map<string, RegExp>();

export const attributeOf = (attributes: string, name: string) => {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  return found ? plain(found[1] ?? found[2] ?? '') : undefined;
};

const ATTRIBUTE = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;

/** All attributes by full name, for callers that must not miss or confuse one. */
export const attributesOf = (attributes: string): Map<string, string> => {
  const found = new Map<string, string>();
  const text = attributes.trimEnd();
  for (ATTRIBUTE.lastIndex = 0; ATTRIBUTE.lastIndex < text.length; ) {
    const [matched, name = '', quoted, apostrophed] = ATTRIBUTE.exec(text) ?? [];
    if (matched === undefined) throw new Damaged('The attributes of an element cannot be read.');
    if (found.has(name)) throw new Damaged('An attribute occurs twice.');
    found.set(name, plain(quoted ?? apostrophed ?? ''));
  }
  return found;
};

/** The values of an attribute under any prefix, because documents choose their prefixes freely. */
export const valuesOf = (attributes: string, name: string): string[] =>
  [...attributesOf(attributes)].filter(([full]) => local(full) === name).map(([, value]) => value);

const local = (name: string) => name.slice(name.indexOf(':') + 1);

const TAG_END = 62;
const [QUOTE, APOSTROPHE] = [34, 39];

/** Attribute values may contain `>`. Negative if the tag is incomplete. */
const endOfTag = (text: string, from: number) => {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === TAG_END) return at;
    if (code !== QUOTE && code !== APOSTROPHE) continue;
    at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
};

/** Markup that is neither a tag nor text, with its terminators. */
const OTHERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;
const LONGEST_START = '<![CDATA['.length;

/** Parses as much of `text` as possible and returns the position reached. */
const take = (text: string, isLast: boolean, { source, open, close, text: said }: XmlHandler) => {
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    const until = start < 0 ? text.length : start;
    // An entity may be split between chunks.
    if (start < 0 && !isLast) return at;
    if (until > at) {
      source?.(text.slice(at, until));
      said?.(plain(text.slice(at, until)));
    }
    if (start < 0) return text.length;
    if (!isLast && text.length - start < LONGEST_START) return start;
    const other = OTHERS.find(([begin]) => text.startsWith(begin, start));
    if (other) {
      const [begin, finish] = other;
      const end = text.indexOf(finish, start + begin.length);
      if (end < 0) return start;
      at = end + finish.length;
      source?.(text.slice(start, at));
      if (begin === '<![CDATA[') said?.(text.slice(start + begin.length, end));
      continue;
    }
    if (text.startsWith('<!', start)) throw new Damaged('The file contains a document type declaration.');
    const end = endOfTag(text, start + 1);
    if (end < 0) return start;
    at = end + 1;
    source?.(text.slice(start, at));
    if (text[start + 1] === '/') {
      close?.(local(text.slice(start + 2, end).trim()));
      continue;
    }
    const isEmpty = text[end - 1] === '/';
    const tag = text.slice(start + 1, isEmpty ? end - 1 : end);
    const gap = tag.search(/\s/);
    const name = local(gap < 0 ? tag : tag.slice(0, gap));
    open?.(name, gap < 0 ? '' : tag.slice(gap + 1));
    if (isEmpty) close?.(name);
  }
  return at;
};

export const readXml = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>, handler: XmlHandler) => {
  let depth = 0;
  const counted: XmlHandler = {
    ...handler,
    open: (name, attributes) => {
      depth += 1;
      if (depth > DEEPEST) throw new TooMuch('too_many_parts', 'There are parts within parts without end.');
      handler.open?.(name, attributes);
    },
    close: (name) => {
      depth -= 1;
      handler.close?.(name);
    },
  };
  const reader = stream.pipeThrough(new TextDecoderStream('utf-8')).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read();
      const text = rest + value;
      rest = text.slice(take(text, done, counted));
      if (done) break;
      if (rest.length > LONGEST) throw new TooMuch('too_large_part');
    }
  } catch (error) {
    await reader.cancel().catch(() => {});
    // The decompressor throws its own errors.
    throw error instanceof Damaged ? error : new Damaged(String(error));
  }
  if (rest !== '' || depth !== 0) throw new Damaged('The file ends too early.');
};
