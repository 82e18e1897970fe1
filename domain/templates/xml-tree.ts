/** An XML part as a tree. Unchanged parts are written exactly as they were read. */
import { Damaged } from '#domain/reading/damaged.ts';
import { attributesOf, readXml } from '#domain/reading/xml.ts';

export type Element = {
  /** Without its prefix. */
  readonly name: string;
  /** The tags as they are in the file. An empty element has no end tag. */
  open: string;
  close: string;
  children: Node[];
};
/** Text, or a comment or declaration, which have no text. */
type Literal = { readonly source: string; readonly text: string };
export type Node = Element | Literal;

export const isElement = (node: Node): node is Element => 'open' in node;

/** The name with its prefix. */
export const tagOf = (tag: string) => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';

/** The five entities of XML, and numbers of characters. */
const UNKNOWN_ENTITY = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)/i;

const isBlank = (node: Node) => !isElement(node) && node.text.trim() === '';

/** Throws if the part is not well-formed. The root has the declaration and one element. */
export const parseXml = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Element> => {
  const root: Element = { name: '', open: '', close: '', children: [] };
  const path = [root];
  const here = () => path.at(-1) ?? root;
  let pending = '';
  const take = () => {
    const source = pending;
    pending = '';
    return source;
  };
  const keepOther = () => {
    if (pending !== '') here().children.push({ source: take(), text: '' });
  };
  await readXml(stream, {
    source: (markup) => {
      keepOther();
      pending = markup;
    },
    open: (name, attributes) => {
      attributesOf(attributes);
      const element: Element = { name, open: take(), close: '', children: [] };
      here().children.push(element);
      path.push(element);
    },
    text: (text) => {
      const source = take();
      if (UNKNOWN_ENTITY.test(source) && !source.startsWith('<')) throw new Damaged('An entity is unknown.');
      here().children.push({ source, text });
    },
    close: () => {
      const element = path.pop();
      if (!element || element === root) throw new Damaged('An element ends that did not begin.');
      element.close = take();
      if (element.close !== '' && tagOf(element.close) !== tagOf(element.open))
        throw new Damaged('An element ends inside of another one.');
    },
  });
  keepOther();
  const elements = root.children.filter(isElement);
  if (elements.length !== 1 || !root.children.every((node) => isElement(node) || isBlank(node)))
    throw new Damaged('There is not exactly one element around all others.');
  return root;
};

export const writeXml = (node: Node): string =>
  isElement(node) ? `${node.open}${node.children.map(writeXml).join('')}${node.close}` : node.source;
