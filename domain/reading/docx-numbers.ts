/** Finds the headings and list items of a word document from its styles and numberings. */
import { MOST_ABOUT } from './relations.ts';
import { attributeOf, readXml } from './xml.ts';
import type { Zip } from './zip.ts';

/** `level` is the heading level from 1. `numbering` and `depth` name the style's list. */
export type Style = { level?: number; numbering?: string; depth?: number };

const styleLevel = (name: string) => {
  if (/^title$/i.test(name)) return 1;
  const [, level] = /^heading ([1-9])$/i.exec(name) ?? [];
  return level === undefined ? undefined : Number(level);
};

/** The styles by ID, including what they inherit from their base styles. */
export const readStyles = async (zip: Zip, part: string | undefined) => {
  const styles = new Map<string, Style & { basedOn?: string }>();
  if (part === undefined) return (_: string): Style => ({});
  let style: Style & { basedOn?: string } = {};
  await readXml(await zip.open(part, MOST_ABOUT), {
    open: (name, attributes) => {
      const value = attributeOf(attributes, 'w:val') ?? '';
      if (name === 'style') {
        style = {};
        styles.set(attributeOf(attributes, 'w:styleId') ?? '', style);
      } else if (name === 'name') {
        const level = styleLevel(value);
        if (level !== undefined) style.level = level;
      } else if (name === 'basedOn') style.basedOn = value;
      else if (name === 'outlineLvl' && Number(value) < 9) style.level ??= Number(value) + 1;
      else if (name === 'numId') style.numbering = value;
      else if (name === 'ilvl') style.depth = Number(value);
    },
  });
  const styleOf = (id: string, left = 10): Style => {
    const found = styles.get(id);
    if (!found || left === 0) return {};
    const { basedOn, ...own } = found;
    return basedOn === undefined ? own : { ...styleOf(basedOn, left - 1), ...own };
  };
  return (id: string) => styleOf(id);
};

/** Whether the items of a numbering have numbers or bullets at a given depth. */
export const readNumberings = async (zip: Zip, part: string | undefined) => {
  const formats = new Map<string, Map<number, string>>();
  const abstracts = new Map<string, string>();
  if (part === undefined) return () => false;
  let [abstract, numbering, depth] = ['', '', 0];
  await readXml(await zip.open(part, MOST_ABOUT), {
    open: (name, attributes) => {
      if (name === 'abstractNum') {
        abstract = attributeOf(attributes, 'w:abstractNumId') ?? '';
        formats.set(abstract, new Map());
      } else if (name === 'lvl') depth = Number(attributeOf(attributes, 'w:ilvl'));
      else if (name === 'numFmt') formats.get(abstract)?.set(depth, attributeOf(attributes, 'w:val') ?? '');
      else if (name === 'num') numbering = attributeOf(attributes, 'w:numId') ?? '';
      else if (name === 'abstractNumId') abstracts.set(numbering, attributeOf(attributes, 'w:val') ?? '');
    },
  });
  return (id: string, at: number) =>
    !['bullet', 'none'].includes(formats.get(abstracts.get(id) ?? '')?.get(at) ?? 'bullet');
};
